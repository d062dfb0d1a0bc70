import { FILE_ADDRESS } from '~/addresses/files';

/**
 * What `UnderWay` does with React, for a page that ships no scripts: 400 ms after a press that leads to another page it is
 * said that one waits. It runs as it is written in any browser, and always says the same, so that the page's policy can
 * name it by its digest and allow nothing else (decision 147). Who stops the page by Escape waits no more.
 */
export const SLOW_PRESS = `(function () {
  var sign = document.querySelector('body > p[role=status]'), timer;
  function say(words) {
    clearTimeout(timer);
    sign.textContent = words;
    sign.className = words ? 'under-way' : 'sr';
  }
  function begin(event) {
    if (event.defaultPrevented) return;
    say('');
    timer = setTimeout(say, 400, 'Cargando...');
  }
  function leadsAway(link) {
    var here = location.href.split('#')[0];
    return link.protocol.indexOf('http') === 0 && !link.target && !/${FILE_ADDRESS.source}/.test(link.pathname) &&
      !(link.hash && link.href.split('#')[0] === here);
  }
  addEventListener('submit', begin);
  addEventListener('click', function (event) {
    var link = event.target.closest('a[href]');
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link && leadsAway(link)) begin(event);
  });
  addEventListener('keydown', function (event) {
    if (event.key === 'Escape') say('');
  });
  addEventListener('pageshow', function () {
    say('');
  });
})();`.replaceAll(/\n */g, ' ');

/** A page with it, last in its body. */
export const withSlowPress = (page: string): string =>
  page.replace('</body></html>', (end) => `<script>${SLOW_PRESS}</script>${end}`);
