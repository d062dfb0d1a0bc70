import type { LoaderFunctionArgs } from '@remix-run/node';
import { csvFile, csvLine } from '~/csv';
import { signedIn } from '~/session/guard.server';
import { idOf, orNotAvailable } from '~/session/not-available.server';
import type { Registry } from '~/session/visit.server';

import { RESULTADOS } from './words';

const PART = 500;

async function* partsOf(registry: Registry, id: number): AsyncGenerator<string, void> {
  let despuesDe = 0;
  for (;;) {
    const part = await registry.administracion.resultadoCambioMasivo({ id, despuesDe, cantResultados: PART });
    const last = part.resultados.at(-1);
    if (!last) return;
    yield part.resultados
      .map(({ nombre, resultado, mensaje }) => csvLine([nombre, RESULTADOS[resultado].word, mensaje]))
      .join('');
    despuesDe = last.orden;
  }
}

/** What became of each domain of a bulk change, as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { registry, plainRegistry } = await signedIn(args);
  const id = idOf(args.params.id);
  await orNotAvailable(registry.administracion.verCambioMasivo({ id }));
  const head = ['Dominio', 'Resultado', 'Motivo'];
  return csvFile(args.context, { name: `cambio-${id}.csv`, head, parts: partsOf(plainRegistry, id) });
}
