import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import * as address from '~/addresses';
import { id as reglaDeId } from '~/registry/contract/base';
import type { Id } from '~/registry/contract/ids';
import { csvFile, csvLine } from '~/serving/csv-file';
import { signedIn } from '~/session/guard.server';
import { type Registry, redirect } from '~/session/request/request-context.server';
import { RESULTADOS } from './words';

const PART = 500;

async function* partsOf(registry: Registry, id: Id): AsyncGenerator<string, void> {
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

const named = z.object({ id: reglaDeId });

/**
 * What became of each domain of a bulk change, as a file. What is not there leads to the error address: a file has no page to
 * say it on.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { registry, plainRegistry } = await signedIn(args);
  const { data: asked } = named.safeParse(args.params);
  if (!asked) return redirect(args, address.error('NotFound'));
  const { id } = asked;
  await registry.administracion.verCambioMasivo(asked);
  const head = ['Dominio', 'Resultado', 'Motivo'];
  return csvFile(args.context, { name: `cambio-${id}.csv`, head, parts: partsOf(plainRegistry, id) });
}
