/** How often it is looked whether a button has come alive, in milliseconds, and for how long at most. */
const LOOK_MS = 50;
const LOOKS = 240;
/** A form's button sends it once its page knows that it is hydrated, which it learns by being rendered again. */
const SETTLE_MS = 100;

/**
 * The script that keeps a tap on a button that has come before the page's scripts: the button is pale until they are
 * there, and is then pressed. What works without them, such as links and the search form's button, is left alone. The
 * names are those of React's own marks, since the page has no others before it is alive (a browser test has them).
 */
export const earlyTapScript = () =>
  `(function(){function has(o,p){return Object.keys(o).some(function(k){return !k.indexOf(p)})}var kept=new Set;addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button");if(!b||b.type!=="button"||kept.has(b)||has(document,"_reactListening"))return;kept.add(b);var n=0,a=b.animate({opacity:.55},{duration:150,fill:"forwards"});(function look(){if(++n>${LOOKS}||!b.isConnected)a.cancel();else if(has(b,"__reactProps"))setTimeout(function(){a.cancel();b.click()},${SETTLE_MS});else setTimeout(look,${LOOK_MS})})()},true)})()`;
