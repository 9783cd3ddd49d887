/** Escaped markup: created by `html` alone, which escapes every value. */
export class SafeHtml {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | number | SafeHtml | readonly SafeHtml[] | undefined;

/** A template literal whose values are escaped, unless they are SafeHtml themselves; undefined is empty. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): SafeHtml {
  return new SafeHtml(strings.reduce((markup, text, i) => markup + render(values[i - 1]) + text));
}

function render(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof SafeHtml) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
