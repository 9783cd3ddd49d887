const tokensOnly =
  'takes a design token: colours are named once, in ui/styles/tokens.css, where both themes and their contrast are checked.';

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['**/node_modules/**', '**/build/**'],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  languageOptions: { directionality: { block: 'top-to-bottom', inline: 'left-to-right' } },
  rules: {
    // Arabic is the first language: the layout is written once, by start and end, and mirrors itself.
    'property-layout-mappings': [
      'flow-relative',
      // Safari does not know the logical names of these.
      { ignoreProperties: ['overflow-x', 'overflow-y'] },
    ],
    'value-keyword-layout-mappings': 'flow-relative',
    'declaration-property-max-values': [
      { '/^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/': 3 },
      {
        message: (property) =>
          `Four values of "${property}" are top, right, bottom, left and do not mirror: use ${property}-block and ${property}-inline.`,
      },
    ],

    'color-named': ['never', { message: (name) => `"${name}" ${tokensOnly}` }],
    'color-no-hex': [true, { message: (hex) => `"${hex}" ${tokensOnly}` }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: (name) => `"${name}()" ${tokensOnly}` },
    ],
    'declaration-property-value-allowed-list': [
      {
        'font-family': ['/^var\\(/', 'inherit'],
        'font-size': ['/^var\\(/', 'inherit', '/^[\\d.]+em$/', '100%'],
      },
      {
        message: (property) =>
          `"${property}" takes a design token: ui/styles/tokens.css has the few sizes and the one family the shop uses.`,
      },
    ],

    'declaration-no-important': true,
    'no-descending-specificity': null,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-disallowed-list': [
      ['dir'],
      {
        message: () =>
          'The build replaces ":dir()" by a list of languages: use the [dir] attribute, or "match-parent".',
      },
    ],
    'declaration-property-value-no-unknown': [
      true,
      // Chromium and Safari have "match-parent" by this name only.
      { ignoreProperties: { 'text-align': '-webkit-match-parent' } },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    // CSS Modules: a class is a property of an object in TypeScript.
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: (selector) => `Expected "${selector}" to be in camel case, as in styles.name` },
    ],
    'selector-max-id': 0,
  },
  overrides: [
    {
      files: ['ui/styles/tokens.css'],
      rules: {
        'color-named': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-allowed-list': null,
      },
    },
    {
      // The one place that overrules every component: reduced motion, hidden elements.
      files: ['ui/styles/base.css'],
      rules: { 'declaration-no-important': null },
    },
    {
      files: ['ui/styles/font{s,-fallbacks}.css'],
      rules: { 'declaration-property-value-allowed-list': null },
    },
  ],
};
