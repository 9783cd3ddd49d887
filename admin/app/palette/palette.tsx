import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { foldText } from '@dp/contract/fold-text.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { leaveOverlays, useBackCloses } from '@dp/ui/overlays/back-closes.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Spinner } from '@dp/ui/parts/spinner.tsx';
import { FileText, type IconNode, Search } from 'lucide';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Destination } from '../navigation/destination.ts';
import { useActiveCommands } from './commands.ts';
import { closeOverlay } from './overlay-state.ts';
import styles from './palette.module.css';
import type { PaletteSource } from './palette-source.ts';
import { usePaletteSearch } from './use-palette-search.ts';

interface Item {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon: IconNode;
  readonly choose: () => void;
}
interface Group {
  readonly value: string;
  readonly items: readonly Item[];
}

/** Everything by name: pages, what can be done here, and what the searches find. */
export default function Palette({
  destinations,
  sources,
}: {
  readonly destinations: readonly Destination[];
  readonly sources: readonly PaletteSource[];
}) {
  const t = useTranslations('frame');
  const ui = useTranslations('ui');
  const locale = useLocale();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const commands = useActiveCommands();
  const { groups: found, pending } = usePaletteSearch(sources, text);
  useBackCloses(true, closeOverlay);

  const groups = useMemo(() => {
    const go = (to: string) => () => {
      leaveOverlays();
      closeOverlay();
      void navigate(to, { replace: true });
    };
    const wanted = foldText(text.trim());
    const matching = (item: Item) => foldText(item.label).includes(wanted);
    const pages = destinations.map(({ path, name, icon }) => ({
      value: `page ${path}`,
      label: t(`pages.${name}`),
      icon,
      choose: go(path),
    }));
    const actions = commands.map(({ id, label, icon, run }) => ({
      value: `command ${id}`,
      label,
      icon,
      choose: () => {
        closeOverlay();
        run();
      },
    }));
    const searched = found.map(({ source, results }) => ({
      value: source.label[locale],
      items: results.map(({ id, title, detail, to }) => ({
        value: `${source.id} ${id}`,
        label: title,
        detail,
        icon: FileText,
        choose: go(to),
      })),
    }));
    return [
      ...searched,
      { value: t('actions'), items: actions.filter(matching) },
      { value: t('allPages'), items: pages.filter(matching) },
    ].filter(({ items }) => items.length > 0);
  }, [destinations, commands, found, text, locale, navigate, t]);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && closeOverlay()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={styles.popup} aria-label={t('find')}>
            <Autocomplete.Root
              open
              inline
              items={groups}
              // Filtered above: folded, as every search of the shop.
              mode="none"
              value={text}
              onValueChange={setText}
              autoHighlight="always"
              keepHighlight
              itemToStringValue={(item: Item) => item.label}
            >
              <div className={styles.field}>
                {pending ? <Spinner /> : <Icon of={Search} />}
                <Autocomplete.Input
                  className={styles.input}
                  aria-label={t('find')}
                  placeholder={t('findHint')}
                />
                <Dialog.Close className={styles.close}>{ui('close')}</Dialog.Close>
              </div>
              <Autocomplete.Empty>
                <p className={styles.empty}>{ui('noMatches')}</p>
              </Autocomplete.Empty>
              <Autocomplete.List className={styles.list}>
                {(group: Group) => (
                  <Autocomplete.Group key={group.value} items={group.items}>
                    <Autocomplete.GroupLabel className={styles.heading}>
                      {group.value}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(item: Item) => (
                        <Autocomplete.Item
                          key={item.value}
                          value={item}
                          className={styles.item}
                          onClick={item.choose}
                        >
                          <Icon of={item.icon} />
                          <bdi className={styles.label}>{item.label}</bdi>
                          {item.detail === undefined ? null : (
                            <bdi className={styles.detail}>{item.detail}</bdi>
                          )}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
