/** Saves a text or a blob as a file of the person's own. */
export function saveFile({
  name,
  type,
  content,
}: {
  readonly name: string;
  readonly type: string;
  readonly content: string | Blob;
}): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
