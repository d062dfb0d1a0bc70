import * as address from '~/addresses';
import { date } from '~/format';
import { PELIGROS } from '~/registry/domain/peligros';
import { orNull } from '~/session/failures/not-available.server';
import { orWithout } from '~/session/failures/optional-part.server';
import type { SignedContext } from '~/session/guard.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import type { splitLink } from './mensajes.server';

type Split = ReturnType<typeof splitLink>;

const mendedOn = (examinadoEn: string | null): string =>
  examinadoEn
    ? `Ya se arregló: al examinar el dominio el ${date(examinadoEn)} no lo vimos más.`
    : 'Ya se arregló.';

/** A notice of a finding leads to what is to be done. Of one that is there no more it begins with that, and leads to the name. */
export async function asOfToday(args: RouteArgs, visitor: SignedContext, split: Split): Promise<Split> {
  const query = new URLSearchParams(split.enlace?.direccion.split('#')[0]?.split('?')[1]);
  const nombre = query.get('dominio');
  const tipo = PELIGROS.find((each) => each === query.get('aviso'));
  if (!nombre || !tipo) return split;
  const asked = { nombreDominio: nombre, registros: {}, historia: {}, conCodigos: false };
  const ficha = await orWithout(args, visitor, 'administracion.ficha', ({ administracion }) =>
    orNull(administracion.ficha(asked)),
  );
  const found = ficha?.peligros;
  if (!found || found.peligros.some((each) => each.tipo === tipo)) return split;
  const { mensaje } = split;
  return {
    ...split,
    mensaje: { ...mensaje, mensaje: `${mendedOn(found.examinadoEn)}\n\n${mensaje.mensaje}` },
    enlace: { texto: 'Ver el dominio', direccion: address.verDominio(nombre) },
  };
}
