import type { Plugin } from 'vite';

/**
 * The style sheet of the frame is linked by every page, so no code that loads later has to load it. Left to
 * Vite and React Router it would come a second time with the first such code (React Router marks its links
 * with `#`, so that Vite's loader does not take them for its own), and the browser would style and lay out
 * the whole page again.
 */
export function frameStylesOnce(): Plugin {
  return {
    name: 'dp:frame-styles-once',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has written down what each dynamic import needs.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const frame = chunks.find(({ name }) => name === 'frame');
        const [styles] = frame?.viteMetadata?.importedCss ?? [];
        if (frame === undefined || styles === undefined)
          this.error('The frame has no style sheet.');
        // The list is read by position, so an entry stays: the frame's code, which is there as well.
        for (const chunk of chunks) {
          chunk.code = chunk.code.replaceAll(`"${styles}"`, `"${frame.fileName}"`);
        }
      },
    },
  };
}
