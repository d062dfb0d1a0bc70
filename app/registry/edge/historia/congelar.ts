import { stamp } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { dateTime } from '~/format';
import { toULabels } from '../../domain/labels';
import { congeladoAl, congeladoDesde } from '../../domain/situacion';
import { cambio } from '../cambio/cambio';
import { dominioPara } from '../dominios/acceso';
import type { Autoria } from '../dominios/autoria';
import { cambiarDominio } from '../dominios/cambios';
import { persona } from '../implement';

export const quedaCongelado = (nombre: string, hasta: string): string =>
  `El dominio ${nombre} queda congelado hasta el ${dateTime(hasta)}.`;

/** Freezes a name, or prolongs its freeze: never to an earlier date. */
export async function congelarlo(op: Autoria, dominio: Dominio) {
  const hasta = stamp(congeladoDesde(dominio, op.now));
  await cambiarDominio(op, dominio, 'CONGELAMIENTO', { columnas: { congelado_hasta: hasta } });
  const nombre = toULabels(dominio.nombre);
  const mensaje = congeladoAl(dominio, op.now)
    ? `El congelamiento del dominio ${nombre} se prolongó hasta el ${dateTime(hasta)}.`
    : quedaCongelado(nombre, hasta);
  return { mensaje };
}

export const congelar = cambio(persona.historia.congelar, async (op, { nombreDominio, version }) =>
  congelarlo(op, await dominioPara(op, nombreDominio, 'congelar', version)),
);
