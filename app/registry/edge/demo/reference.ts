import type { Database } from '~/database/connection.server';
import { loadTerminos } from './terminos';

/**
 * Names nobody can register. Suffixes, prices, countries, document types and ways of paying come with the first
 * migration; this list is longer lived than any one of them and is completed at every start.
 */
const RESERVADOS: Record<string, readonly string[]> = {
  'Terminación de otros nombres': ['com.uy', 'edu.uy', 'gub.uy', 'mil.uy', 'net.uy', 'org.uy'],
  Estado: ['presidencia', 'parlamento', 'poderjudicial', 'uruguay', 'montevideo', 'ministerio', 'gobierno'],
  'Uso técnico': ['nic', 'dns', 'whois', 'registro', 'rdap', 'localhost', 'ejemplo', 'example'],
};

/** Data that every installation needs, production too. Safe to repeat. */
export async function loadReference(database: Database): Promise<void> {
  const rows = Object.entries(RESERVADOS).flatMap(([motivo, nombres]) =>
    nombres.map((nombre) => ({ nombre, motivo })),
  );
  await database
    .insertInto('nombres_reservados')
    .values(rows)
    .onConflict((conflict) => conflict.column('nombre').doNothing())
    .execute();
  await loadTerminos(database);
}
