// Lists that say which of their rows are in sight: elements with data-sight, which names the event, and rows
// with data-row, which is their number. Only the newest range matters, so it is told now and then.
"use strict";
(() => {
  const rowsInSight = new Set();
  let toldRange = "";
  let telling = 0;

  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) rowsInSight.add(target);
      else rowsInSight.delete(target);
    }
    if (!telling) telling = setTimeout(tellRange, 100);
  }, { rootMargin: "50% 0px" });

  function tellRange() {
    telling = 0;
    for (const row of rowsInSight) if (!row.isConnected) rowsInSight.delete(row);
    const list = document.querySelector("[data-sight]");
    if (!list) return;
    const numbers = [...rowsInSight].map((row) => Number(row.dataset.row));
    const range = numbers.length
      ? `first=${Math.min(...numbers)}&last=${Math.max(...numbers)}` : "first=0&last=-1";
    if (range === toldRange) return;
    toldRange = range;
    dispatchEvent(new CustomEvent("stage-event", { detail: `${list.dataset.sight}?${range}` }));
  }

  // A new list has told nothing yet.
  function watch(element) {
    if (element.matches("[data-sight]") || element.querySelector("[data-sight]")) toldRange = "";
    for (const row of element.querySelectorAll("[data-sight] [data-row]")) sight.observe(row);
  }

  new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) if (node instanceof Element) watch(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
  watch(document.body);
})();
