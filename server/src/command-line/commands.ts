import type { Command } from './command.ts';
import { migrateCommand } from './migrate-command.ts';

/** Every command of `npm run shop`, in the order of its overview. */
export const commands: readonly Command[] = [migrateCommand];
