/**
 * Rows under what each says, which is how React tells the children of a list apart; what is said again is counted. For lists
 * whose rows have no name of their own: another registry may say a thing twice, and so may a file.
 */
export function keyed<Row>(
  rows: readonly Row[],
  saying: (row: Row) => string | number,
): [key: string, row: Row][] {
  const times = new Map<string, number>();
  return rows.map((row) => {
    const said = String(saying(row));
    const time = (times.get(said) ?? 0) + 1;
    times.set(said, time);
    return [time === 1 ? said : `${said}\n${time}`, row];
  });
}
