import { capital } from '~/format';
import type { Foto } from '../../domain/history';
import { cualRegistro, cuantosSon } from '../../domain/registro-en-palabras';
import { cuantosRegistros } from '../../domain/version-en-palabras';

const lineasDe = ({ registros }: Foto): string[] =>
  Array.isArray(registros) ? registros.filter((linea) => typeof linea === 'string') : [];

/** The one record of a list, as 'A de blog.uy'; undefined where it has none, null where it has several. */
function unico(lineas: readonly string[]): string | undefined | null {
  const [linea] = lineas;
  if (linea === undefined) return undefined;
  return (lineas.length === 1 && cualRegistro(linea)) || null;
}

/** Of one record, which: a list of 'Cambiaron sus registros DNS' tells nobody which entry to open, and a file may have changed one alone. */
function deUno(quitado: string | undefined, agregado: string | undefined): string | undefined {
  if (quitado === undefined) return agregado && `Se agregó el ${agregado}`;
  if (agregado === undefined) return `Se quitó el ${quitado}`;
  return quitado === agregado ? `Cambió el ${agregado}` : undefined;
}

/** What an entry of a history did to the records of a name: which, or how many; nothing where it does not say which they were. */
export function queRegistros(antes: Foto, despues: Foto): string | undefined {
  const [quitados, agregados] = [lineasDe(antes), lineasDe(despues)];
  const [quitado, agregado] = [unico(quitados), unico(agregados)];
  const one = quitado === null || agregado === null ? undefined : deUno(quitado, agregado);
  return one ?? (capital(cuantosRegistros(cuantosSon(quitados), cuantosSon(agregados))) || undefined);
}
