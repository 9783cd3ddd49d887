import { expect, it } from 'vitest';
import { html } from './safe-html.ts';

it('escapes every value that is not markup itself', () => {
  const name = `<img src=x onerror="a('b')">&`;
  const list = ['<1>', '<2>'].map((text) => html`<li>${text}</li>`);
  expect(html`<p title="${name}">${7}</p>${list}${undefined}`.markup).toBe(
    '<p title="&#60;img src=x onerror=&#34;a(&#39;b&#39;)&#34;&#62;&#38;">7</p>' +
      '<li>&#60;1&#62;</li><li>&#60;2&#62;</li>',
  );
});
