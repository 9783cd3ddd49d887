/** Browsers read a file after the click, in milliseconds. */
const READ_WITHIN_MS = 60_000;

/** Saves a blob as a file of the person's own. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS);
}

/** Saves a text as a file of the person's own. */
export function saveText({
  name,
  type,
  content,
}: {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}): void {
  saveFile(name, new Blob([content], { type: `${type};charset=utf-8` }));
}
