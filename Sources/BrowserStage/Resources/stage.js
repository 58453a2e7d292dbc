// The browser's half of the stage: carries out the commands that the server sends, and posts the
// user's events. Without this script the page still works by links and posted forms.
"use strict";
(() => {
  const root = document.documentElement;
  const page = root.dataset.page;
  const element = (id) => document.getElementById(id);
  const region = (name) => document.querySelector(`[data-region="${CSS.escape(name)}"]`);
  let last = root.dataset.last;

  // Commands

  const messages = [];
  const dialog = element("stage-message");

  function showNextMessage() {
    if (dialog.open || messages.length === 0) return;
    dialog.innerHTML = messages.shift();
    dialog.showModal();
  }

  function replace(target, html) {
    if (!target) return;
    const focused = target.contains(document.activeElement) ? document.activeElement.id : "";
    target.innerHTML = html;
    if (focused) element(focused)?.focus();
  }

  const commands = {
    patch: (name, html) => stagePatch(region(name), html),
    replace: (name, html) => replace(region(name), html),
    append: (name, html) => region(name)?.insertAdjacentHTML("beforeend", html),
    title: (text) => {
      element("stage-title").textContent = text;
      document.title = text ? `${text} – ${root.dataset.site}` : root.dataset.site;
    },
    busy: (state) => {
      element("stage-content").setAttribute("aria-busy", state === "yes");
      element("stage-busy").innerHTML =
        state === "yes" ? '<span class="spinner" aria-hidden="true"></span>Loading…' : "";
    },
    announce: (text) => { element("stage-status").textContent = text; },
    navigate: (address) => location.assign(address),
    message: (html) => { messages.push(html); showNextMessage(); },
    heartbeat: () => post("/stage/heard", new URLSearchParams({ page, last })).catch(() => {}),
    restart: () => location.reload(),
  };
  const withRegion = new Set(["replace", "append", "patch"]);

  function carryOut(name, event) {
    if (event.lastEventId) last = event.lastEventId;
    const end = withRegion.has(name) ? event.data.indexOf("\n") : -1;
    if (end < 0) commands[name](event.data, "");
    else commands[name](event.data.slice(0, end), event.data.slice(end + 1));
  }

  // The connection: the browser reconnects by itself, unless the server answered with a refusal.

  let source;
  function connect() {
    source = new EventSource(`/stage/updates?page=${page}&last=${last}`);
    for (const name of Object.keys(commands)) {
      source.addEventListener(name, (event) => carryOut(name, event));
    }
    source.onopen = () => { element("stage-connection").textContent = ""; };
    source.onerror = () => {
      element("stage-connection").textContent = "The connection is lost. Trying again…";
      if (source.readyState === EventSource.CLOSED) setTimeout(connect, 2000);
    };
  }

  // Events: one after the other in their order; each has a number, so that one sent twice counts once.

  const outbox = [];
  let sequence = 0;
  let isSending = false;

  function post(address, fields) {
    return fetch(address, { method: "POST", body: fields, headers: { "Stage-Client": "script" } });
  }

  async function deliver(fields) {
    try {
      const response = await post("/stage/events", fields);
      if (response.status === 410) location.reload();
      if (response.status === 400) console.warn(await response.text());
      return response.status !== 429 && response.status < 500;
    } catch {
      return false;
    }
  }

  async function send(fields) {
    fields.set("sequence", ++sequence);
    outbox.push(fields);
    if (isSending) return;
    isSending = true;
    while (outbox.length > 0) {
      if (await deliver(outbox[0])) outbox.shift();
      else await new Promise((resume) => setTimeout(resume, 1000));
    }
    isSending = false;
  }

  const isEventForm = (form) => form.getAttribute("action") === "/stage/events";

  document.addEventListener("submit", (event) => {
    if (!isEventForm(event.target)) return;
    event.preventDefault();
    send(new URLSearchParams(new FormData(event.target, event.submitter)));
  });
  document.addEventListener("input", (event) => {
    const form = event.target.form;
    if (form && isEventForm(form) && "live" in form.dataset) send(new URLSearchParams(new FormData(form)));
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-event]");
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    send(new URLSearchParams({ page, event: link.dataset.event }));
  });

  // What other scripts of the stage have to say. They may wait until it has been sent.
  addEventListener("stage-event", (event) => {
    event.delivery = send(new URLSearchParams({ page, event: event.detail }));
  });

  // Coming and going

  dialog.addEventListener("close", showNextMessage);
  if (dialog.open) {
    messages.push(dialog.innerHTML);
    dialog.close();
    showNextMessage();
  }
  addEventListener("pagehide", () => {
    source.close();
    navigator.sendBeacon("/stage/leave", new URLSearchParams({ page }));
  });
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
  connect();
})();
