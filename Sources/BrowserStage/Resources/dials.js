// Dials: what is turned by dragging and by keys sends how many steps. Steps that come faster than the
// server takes them are sent as one sum.
"use strict";
(() => {
  const stepLength = 5;
  const turned = new Map();
  let isTurning = false;
  let drag = null;

  async function turn(dial, steps) {
    const name = dial.dataset.dial;
    turned.set(name, (turned.get(name) ?? 0) + steps);
    if (isTurning) return;
    isTurning = true;
    while (turned.size > 0) {
      const [[event, sum]] = turned;
      turned.delete(event);
      const told = new CustomEvent("stage-event", { detail: `${event}?by=${sum}` });
      if (sum) dispatchEvent(told);
      await Promise.all([told.delivery, new Promise((resume) => setTimeout(resume, 40))]);
    }
    isTurning = false;
  }

  function keySteps(dial, key) {
    const value = Number(dial.getAttribute("aria-valuenow"));
    switch (key) {
      case "ArrowRight": case "ArrowUp": return 1;
      case "ArrowLeft": case "ArrowDown": return -1;
      case "PageUp": return 6;
      case "PageDown": return -6;
      case "Home": return -value;
      case "End": return Number(dial.getAttribute("aria-valuemax")) - value;
    }
  }

  document.addEventListener("keydown", (event) => {
    const dial = event.target.closest("[data-dial]");
    if (!dial || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = keySteps(dial, event.key);
    if (steps === undefined) return;
    event.preventDefault();
    if (steps) turn(dial, steps);
  });
  document.addEventListener("pointerdown", (event) => {
    const dial = event.target.closest("[data-dial]");
    if (!dial || event.button || drag) return;
    dial.setPointerCapture(event.pointerId);
    drag = { dial, pointer: event.pointerId, x: event.clientX };
  });
  document.addEventListener("pointermove", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    const steps = Math.trunc((event.clientX - drag.x) / stepLength);
    if (!steps) return;
    drag.x += steps * stepLength;
    turn(drag.dial, steps);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, (event) => { if (event.pointerId === drag?.pointer) drag = null; });
  }
  document.addEventListener("dragstart", (event) => {
    if (event.target.closest?.("[data-dial]")) event.preventDefault();
  });
})();
