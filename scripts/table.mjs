/**
 * Lays out rows in columns, two spaces apart.
 *
 * @param {string[][]} rows
 * @returns {string}
 */
export function table(rows) {
  const widths = rows.reduce(
    (/** @type {number[]} */ all, row) =>
      row.map((cell, column) => Math.max(cell.length, all[column] ?? 0)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
