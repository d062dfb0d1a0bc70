import { registryOffers } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import { CLASES, type Clase } from '~/registry/contract/historia';
import { signedIn } from '~/session/guard.server';
import type { RouteArgs } from '~/session/visit.server';
import type { Info } from './domain.server';
import { nameOf } from './name-of';

const SIZE = 10;

/** Which part of a history an address asks for; what makes no sense is the beginning of all of it. */
function asked({ request }: RouteArgs): { clase: Clase | null; page: number } {
  const query = new URL(request.url).searchParams;
  const page = Math.trunc(Number(query.get('paginaHistorial')));
  return {
    clase: CLASES.find((each) => each === query.get('historial')) ?? null,
    page: page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** A page of what happened to a domain, for those who may look at it (spec 6). */
export async function historyOf(args: RouteArgs, info: Info) {
  if (info.codigoRespuesta !== 'OK' || info.motivos?.verHistorial) return null;
  if (!(await registryOffers(contract.historia.listar))) return null;
  const { registry } = await signedIn(args);
  const { clase, page } = asked(args);
  const nombreDominio = nameOf(info);
  const partOf = (of: number) =>
    registry.historia.listar({
      nombreDominio,
      clase,
      primerResultado: (of - 1) * SIZE,
      cantResultados: SIZE,
    });
  const answer = await partOf(page);
  const pages = Math.max(1, Math.ceil(answer.total / SIZE));
  const { entradas } = page > pages ? await partOf(pages) : answer;
  return { entradas, total: answer.total, clase, page: Math.min(page, pages), pages };
}
