/** The file in which each picture was last shown in a list, by the picture's address without a width. */
const files = new Map<string, string>();

function nameOf(address: string): string {
  return new URL(address, location.href).pathname.replace(/-\d+\.\w+$/, '');
}

/** Remembers which files the pictures inside an element show, when a tap leads to a larger picture. */
export function rememberLoadedPictures(within: Element): void {
  for (const image of within.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth > 0) {
      files.set(nameOf(image.currentSrc), image.currentSrc);
    }
  }
}

/** The file in which a picture was last shown: cached by the browser, so it can be drawn at once. */
export function loadedPicture(src: string): string | undefined {
  return typeof location === 'undefined' ? undefined : files.get(nameOf(src));
}
