import type { Foto } from '../../domain/history';
import { toULabels } from '../../domain/labels';

const nombresDe = ({ servidores }: Foto): string[] =>
  Array.isArray(servidores)
    ? servidores.flatMap((uno: unknown) =>
        typeof uno === 'object' && uno !== null && 'nombre' in uno ? [toULabels(String(uno.nombre))] : [],
      )
    : [];

/** What an entry of a history did to the servers of a name that had some; nothing where it was delegated for the first time. */
export function queServidores(antes: Foto, despues: Foto): string | undefined {
  const [eran, son] = [nombresDe(antes), nombresDe(despues)];
  if ('alojado' in antes || eran.length === 0 || son.length === 0) return undefined;
  const quitados = eran.filter((nombre) => !son.includes(nombre));
  const agregados = son.filter((nombre) => !eran.includes(nombre));
  if (quitados.length === 0 && agregados.length === 1) return `Se agregó el servidor ${agregados[0]}`;
  if (agregados.length === 0 && quitados.length === 1) return `Se quitó el servidor ${quitados[0]}`;
  return 'Cambiaron sus servidores de nombres';
}
