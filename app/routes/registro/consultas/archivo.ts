import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import * as address from '~/addresses';
import { id } from '~/registry/contract/base';
import { fileToSave } from '~/routes/generar-ticket/file-to-save.server';
import { orBack } from '~/session/forms/answers.server';
import { atDesk } from '~/session/oficina/desk.server';
import { redirect } from '~/session/request/request-context.server';

const named = z.object({ id, idArchivo: id });

/** A file of a question that is open to who asks for it. */
export async function loader(args: LoaderFunctionArgs) {
  const { oficina } = await atDesk(args, 'atenderConsultas');
  const { data: asked } = named.safeParse(args.params);
  if (!asked) return redirect(args, address.error('NotFound'));
  return fileToSave(
    args.context,
    await orBack(args, address.consulta(asked.id), oficina.consultas.archivo(asked)),
  );
}
