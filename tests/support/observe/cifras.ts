import { database } from '~/database/connection.server';

/** What is kept of a series: month, bound and how often. */
export const figuresOf = async (serie: string) =>
  (
    await database()
      .selectFrom('cifras_tiempos')
      .select(['mes', 'cubo', 'cuantos', 'serie'])
      .orderBy('mes')
      .orderBy('cubo')
      .execute()
  )
    .filter((row) => row.serie === serie)
    .map(({ mes, cubo, cuantos }) => ({ mes, cubo, cuantos }));

/** How many answers are not part of a month yet, and how many zones are still to be seen. */
export async function figuresToCome() {
  const [muestras, porVer] = await Promise.all([
    database().selectFrom('cifras_muestras').selectAll().execute(),
    database().selectFrom('cifras_por_ver').selectAll().execute(),
  ]);
  return { muestras: muestras.length, porVer: porVer.map(({ zona }) => zona) };
}
