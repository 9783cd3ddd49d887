import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { DESK, useMedia } from '@dp/ui/parts/use-media.ts';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './data-list.module.css';

/** One column of a table; on phones one part of a card. */
export interface Column<Row> {
  readonly key: string;
  /** Heading of the column; on phones beside the value. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** On phones: `title` is the card's first line, `side` is at its end, `plain` has no heading. */
  readonly card?: 'title' | 'side' | 'plain' | 'hidden';
  /** Numbers and sums are aligned to the end of their column. */
  readonly align?: 'end';
}

export interface DataListProps<Row> {
  /** Names the table for screen readers. */
  readonly label: string;
  /** The same array between renders, if rows are not to render again with their list; so `rowLink`. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** The page of a row; its `title` cell becomes the link, and the whole row its target. */
  readonly rowLink?: (row: Row) => string;
  /** Buttons of a row. */
  readonly rowActions?: (row: Row) => ReactNode;
  /** Newer rows are on their way; these stay readable. */
  readonly pending?: boolean;
  /** Inside a card, which is the list's frame already. */
  readonly framed?: boolean;
}

/** Records of one kind: a `<table>` on desks, cards on phones. */
export function DataList<Row>(props: DataListProps<Row>) {
  return useMedia(DESK) ? <Table {...props} /> : <Cards {...props} />;
}

function Title<Row>({
  column,
  row,
  rowLink,
}: Pick<DataListProps<Row>, 'rowLink'> & {
  readonly column: Column<Row>;
  readonly row: Row;
}) {
  const content = column.cell(row);
  if (rowLink === undefined || column.card !== 'title') return content;
  return (
    <Link to={rowLink(row)} className={styles.link}>
      {content}
    </Link>
  );
}

function Table<Row>(props: DataListProps<Row>) {
  const { label, columns, rows, rowKey, rowLink, rowActions, pending, framed } = props;
  return (
    <div
      className={styles.frame}
      data-framed={framed || undefined}
      aria-busy={pending || undefined}
    >
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, header, align }) => (
              <th key={key} scope="col" data-align={align}>
                {header}
              </th>
            ))}
            {rowActions === undefined ? null : <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} {...{ columns, row, rowLink, rowActions }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps<Row> = Pick<DataListProps<Row>, 'columns' | 'rowLink' | 'rowActions'> & {
  readonly row: Row;
};

// Renders again only for another row: what is typed above a list of 50 rows must not wait for them.
const TableRow = memo(function TableRow<Row>({ columns, row, rowLink, rowActions }: RowProps<Row>) {
  return (
    <tr className={styles.row}>
      {columns.map((column) => (
        <td key={column.key} data-align={column.align}>
          <Title column={column} row={row} rowLink={rowLink} />
        </td>
      ))}
      {rowActions === undefined ? null : <td className={styles.actions}>{rowActions(row)}</td>}
    </tr>
  );
}) as <Row>(props: RowProps<Row>) => ReactNode;

function Cards<Row>(props: DataListProps<Row>) {
  const { label, columns, rows, rowKey, rowLink, rowActions, pending, framed } = props;
  const of = (...kinds: Column<Row>['card'][]) =>
    columns.filter(({ card }) => kinds.includes(card));
  return (
    <ul
      className={styles.cards}
      data-framed={framed || undefined}
      aria-label={label}
      aria-busy={pending || undefined}
    >
      {rows.map((row) => (
        <li key={rowKey(row)} className={styles.card}>
          <div className={styles.head}>
            <div className={styles.title}>
              {of('title').map((column) => (
                <Title key={column.key} column={column} row={row} rowLink={rowLink} />
              ))}
            </div>
            {of('side').map((column) => (
              <div key={column.key}>{column.cell(row)}</div>
            ))}
          </div>
          {of('plain').map((column) => (
            <div key={column.key}>{column.cell(row)}</div>
          ))}
          <dl className={styles.facts}>
            {of(undefined).map((column) => (
              <div key={column.key} className={styles.fact}>
                <dt>{column.header}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
          {rowActions === undefined ? null : (
            <div className={styles.actions}>{rowActions(row)}</div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** In the place of a list whose first rows are on their way. */
export function DataListSkeleton({ rows = 6 }: { readonly rows?: number }) {
  return (
    <div className={styles.cards} aria-busy>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things.
        <Skeleton key={index} shape="row" />
      ))}
    </div>
  );
}
