// Makes an element what the HTML says, but keeps the elements that are in both, with their focus.
"use strict";
const stagePatch = (() => {
  function patch(target, html) {
    if (!target) return;
    // A template's content is inert: no picture in it is loaded that is there already.
    const template = document.createElement("template");
    template.innerHTML = html;
    patchChildren(target, template.content);
  }

  function patchChildren(target, source) {
    const old = [...target.childNodes];
    [...source.childNodes].forEach((node, index) => {
      const kept = old[index];
      if (!kept) target.append(node);
      else if (kept.nodeName !== node.nodeName) kept.replaceWith(node);
      else patchNode(kept, node);
    });
    for (const node of old.slice(source.childNodes.length)) node.remove();
  }

  function patchNode(kept, node) {
    if (node.nodeType !== Node.ELEMENT_NODE) {
      if (kept.nodeValue !== node.nodeValue) kept.nodeValue = node.nodeValue;
      return;
    }
    for (const { name } of [...kept.attributes]) if (!node.hasAttribute(name)) kept.removeAttribute(name);
    for (const { name, value } of node.attributes) {
      if (kept.getAttribute(name) !== value) kept.setAttribute(name, value);
    }
    patchChildren(kept, node);
  }

  return patch;
})();
