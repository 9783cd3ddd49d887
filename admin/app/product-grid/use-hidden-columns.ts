import { readJson, writeText } from '@dp/ui/storage/local-values.ts';
import { useState } from 'react';
import { GRID_COLUMNS, type GridColumn } from './grid-columns.ts';

const KEY = 'GRID_HIDDEN_COLUMNS';

/** The columns that this device shows; the first is always among them. */
export function useShownColumns() {
  const [hidden, setHidden] = useState(readHidden);
  const shown = GRID_COLUMNS.filter(({ key }, index) => index === 0 || !hidden.includes(key));
  return {
    columns: shown,
    isShown: ({ key }: GridColumn) => !hidden.includes(key),
    toggle: ({ key }: GridColumn) => {
      const next = hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key];
      setHidden(next);
      writeText(KEY, JSON.stringify(next));
    },
  };
}

function readHidden(): readonly string[] {
  const stored = readJson(KEY);
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
}
