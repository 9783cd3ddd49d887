/**
 * A line on which the style sheets are not there after so many milliseconds is slow: scripts may as well
 * come while it is busy with them. On a fast one they would only stand in the way of the first paint.
 */
const SLOW_LINE = 150;

/** How long to wait for word of the first paint, in milliseconds, which some browsers keep to themselves. */
const PATIENCE = 2_000;

/** The type of a module that waits; it means nothing to browsers. */
export const WAITING = 'waiting-module';

/**
 * Lets the modules of a page begin that {@link letScriptsWait} holds back. It stands in the page itself,
 * as all other scripts wait for it; it is kept short for the same reason.
 */
const STARTER = `(function(){
var d=document,begun;
function each(what,then){d.querySelectorAll(what).forEach(then)}
function run(){each('script[type=${WAITING}]',function(old){var s=d.createElement("script");s.type="module";s.text=old.text;old.replaceWith(s)})}
function begin(){if(begun)return;begun=1;each('link[rel=${WAITING}]',function(l){l.rel="modulepreload"});d.readyState=="loading"?d.addEventListener("DOMContentLoaded",run):run()}
if(d.hidden)return begin();
try{new PerformanceObserver(function(l){l.getEntriesByName("first-contentful-paint")[0]&&begin()}).observe({type:"paint",buffered:true})}catch(e){return begin()}
d.addEventListener("visibilitychange",begin);
setTimeout(function(){each("link[rel=stylesheet]",function(l){l.sheet||begin()})},${SLOW_LINE});
setTimeout(begin,${PATIENCE})})()`;

const PRELOADS = /<link rel="modulepreload"/g;
const MODULES = /<script\b([^>]*)\stype="module"/g;
const FIRST_STYLES = /<link\b[^>]*\srel="stylesheet"|<\/head>/;

/**
 * Holds a page's modules back until it is painted: it is whole without them. On a slow line, and in a
 * tab that nobody sees, they begin sooner, after what the first sight needs.
 *
 * @param nonce what our own scripts carry; the one that starts the others does too.
 */
export function letScriptsWait(html: string, nonce: string): string {
  return html
    .replace(PRELOADS, `<link rel="${WAITING}" fetchpriority="low"`)
    .replace(MODULES, `<script$1 type="${WAITING}"`)
    .replace(FIRST_STYLES, (element) => `<script nonce="${nonce}">${STARTER}</script>${element}`);
}
