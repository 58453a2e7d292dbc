/// How the site looks, and its script.
enum SiteStyle {
  static let sheet = """
    :root {
      color-scheme: light dark;
      --paper: #fdfdfb; --ink: #1d2230; --soft: #5a6274; --line: #d5d8df; --raised: #f1f3f6;
      --link: #0b57a4; --good: #1b6e3c; --bad: #a8201a; --mark: #9a5600; --given: #e8ecf3; --then: #e3f1e7;
    }
    :root[data-theme=light] { color-scheme: light }
    :root[data-theme=dark] { color-scheme: dark }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme=light]) {
        --paper: #14171d; --ink: #e6e9ef; --soft: #a3abba; --line: #363c49; --raised: #1e232c;
        --link: #86b9f5; --good: #7fcf9b; --bad: #ff9a91; --mark: #f0b35c; --given: #252b37; --then: #1d3325;
      }
    }
    :root[data-theme=dark] {
      --paper: #14171d; --ink: #e6e9ef; --soft: #a3abba; --line: #363c49; --raised: #1e232c;
      --link: #86b9f5; --good: #7fcf9b; --bad: #ff9a91; --mark: #f0b35c; --given: #252b37; --then: #1d3325;
    }
    * { box-sizing: border-box }
    html { scroll-padding-top: 1rem }
    body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
    a { color: var(--link) }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
    main:focus { outline: none }
    .skip { position: absolute; left: -99rem; padding: .6rem 1rem; background: var(--paper) }
    .skip:focus { left: .5rem; top: .5rem; z-index: 1 }
    header, .columns { max-width: 72rem; margin: 0 auto; padding: 1rem }
    header { padding-top: 2rem }
    h1 { font-size: 2rem; margin: 0 }
    header p { max-width: 44rem; color: var(--soft); margin: .4rem 0 1rem }
    #tools:not([hidden]) { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center }
    #found { margin: 0 }
    input, button { font: inherit; color: inherit; background: var(--raised); padding: .45rem .8rem;
      border: 1px solid var(--soft); border-radius: .4rem; min-height: 2.75rem }
    input { flex: 0 1 22rem; min-width: 0 }
    nav ul { list-style: none; padding: 0; margin: 0 }
    nav ul ul { padding-left: .9rem; margin-bottom: .7rem }
    nav a { display: block; padding: .3rem 0; text-decoration: none }
    nav a:hover { text-decoration: underline }
    summary { cursor: pointer; padding: .35rem 0; color: var(--link) }
    h2 { font-size: 1.6rem; margin: 2rem 0 0; padding-bottom: .3rem; border-bottom: 2px solid var(--line) }
    .app:first-child h2 { margin-top: 0 }
    h3 { font-size: 1.2rem; margin: 1.6rem 0 .6rem }
    h4 { font-size: 1.05rem; margin: 0 0 .5rem }
    h4 a { color: inherit; text-decoration: none }
    h4 a:hover { text-decoration: underline }
    h5 { margin: 1rem 0 .3rem; color: var(--soft) }
    article { border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; margin: 0 0 1rem;
      overflow-wrap: anywhere }
    article:target { border-color: var(--link); box-shadow: 0 0 0 1px var(--link) }
    .steps { list-style: none; margin: 0; padding: 0 }
    .steps li { padding: .2rem 0 .2rem 4.2rem; position: relative }
    .steps li > span { position: absolute; left: 0; width: 3.6rem; text-align: right; font-weight: 600;
      color: var(--soft) }
    .steps .then > span { color: var(--good) }
    .steps b { font-weight: 600; background: var(--raised); padding: 0 .25em; border-radius: .25em }
    .scroll { overflow-x: auto; max-width: 100% }
    table { border-collapse: collapse; margin: .8rem 0 }
    caption { text-align: left; color: var(--soft); padding-bottom: .3rem }
    th, td { text-align: left; padding: .3rem .9rem; border: 1px solid var(--line); overflow-wrap: normal }
    th { background: var(--raised) }
    .orders { margin: .7rem 0 0; color: var(--good) }
    .bad, tr.bad td { color: var(--bad) }
    pre { white-space: pre-wrap; background: var(--raised); padding: .8rem; border-radius: .4rem }
    details { margin-top: .6rem }
    .account { padding-left: 1.2rem; margin: .4rem 0 .8rem }
    .account ul { padding-left: 1.1rem; list-style: none }
    svg { display: block; font: 13px system-ui, sans-serif }
    svg text { fill: var(--ink) }
    svg .name { text-anchor: middle; font-weight: 600 }
    svg .time { fill: var(--soft); font-size: 12px }
    svg .lane { stroke: var(--line) }
    svg .head { fill: var(--raised); stroke: var(--soft) }
    svg .arrow { stroke: var(--ink); fill: none; stroke-width: 1.5 }
    svg .arrow.answer { stroke-dasharray: 5 4 }
    svg .tip { fill: var(--ink) }
    svg text.event { font-weight: 600 }
    svg .band { fill: var(--given); stroke: var(--line) }
    svg .band.then { fill: var(--then) }
    svg .band.issue { stroke: var(--bad); stroke-width: 2 }
    svg text.surprise { fill: var(--mark); font-weight: 700 }
    svg path.arrow.surprise { stroke: var(--mark); stroke-width: 3 }
    svg path.tip.surprise { fill: var(--mark) }
    @media (min-width: 56rem) {
      .columns { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 2rem }
      nav > details { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto }
    }
    @media (max-width: 34rem) {
      .steps li { padding-left: 0 }
      .steps li > span { position: static; width: auto }
    }
    @media print {
      nav, #tools, .skip { display: none !important }
      :root { --paper: #fff; --ink: #000; --soft: #444; --line: #999; --raised: #f3f3f3; --link: #000 }
      article { break-inside: avoid-page }
      .scroll { overflow: visible }
      svg { max-width: 100%; height: auto }
    }
    """

  static let script = """
    (() => {
      const tools = document.getElementById('tools');
      const search = document.getElementById('search');
      const found = document.getElementById('found');
      const articles = [...document.querySelectorAll('article')].map(element => ({
        element,
        text: [element.textContent, element.closest('.screen').querySelector('h3').textContent,
          element.closest('.app').querySelector('h2').textContent].join(' ').toLowerCase()
      }));
      const sections = [...document.querySelectorAll('.screen'), ...document.querySelectorAll('.app')];
      function filter() {
        const words = search.value.toLowerCase().split(/\\s+/).filter(word => word);
        let count = 0;
        for (const { element, text } of articles) {
          element.hidden = !words.every(word => text.includes(word));
          if (!element.hidden) count += 1;
        }
        for (const section of sections) {
          section.hidden = !section.querySelector('article:not([hidden])');
        }
        found.textContent = words.length === 0 ? ''
          : count === 1 ? '1 scenario' : count + ' scenarios';
      }
      search.addEventListener('input', filter);
      window.addEventListener('hashchange', () => {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (target && target.closest('[hidden]')) { search.value = ''; filter(); target.scrollIntoView(); }
      });
      const root = document.documentElement;
      try { root.dataset.theme = localStorage.getItem('specification-theme') || ''; } catch {}
      document.getElementById('theme').addEventListener('click', () => {
        const isDark = root.dataset.theme === 'dark'
          || root.dataset.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches;
        root.dataset.theme = isDark ? 'light' : 'dark';
        try { localStorage.setItem('specification-theme', root.dataset.theme); } catch {}
      });
      if (matchMedia('(max-width: 55.99rem)').matches) {
        document.querySelector('nav details').open = false;
      }
      let closed = [];
      addEventListener('beforeprint', () => {
        closed = [...document.querySelectorAll('article details:not([open])')];
        for (const details of closed) details.open = true;
      });
      addEventListener('afterprint', () => { for (const details of closed) details.open = false; });
      tools.hidden = false;
    })();
    """
}
