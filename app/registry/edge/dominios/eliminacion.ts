import { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { date } from '~/format';
import { noSePuede } from '../../domain/expiry-notices';
import { toULabels } from '../../domain/labels';
import { seElimina, seLibera } from '../../domain/lifecycle';
import type { Autoria } from './autoria';
import { cambiarDominio } from './cambios';
import { enlaceA, enlaceAlActo } from './enlaces-de-avisos';
import { esDeAqui } from './lifecycle-store';
import { preciosDe } from './precio';
import { avisarRoles } from './roles-avisados';

/** What happened, until when, and the last thing that its people can do (decision r). */
function palabras(nombre: string, { fecha_vencimiento }: Dominio, ultimo: string, seVende: boolean) {
  const vencio = `El dominio venció el ${date(fecha_vencimiento)} y nadie lo renovó.`;
  if (!seVende)
    return {
      titulo: `${nombre} se eliminó`,
      parrafos: [
        `${vencio} Después del ${date(ultimo)} queda libre y cualquiera lo puede registrar.`,
        noSePuede('recuperar'),
      ],
    };
  return {
    titulo: `${nombre} se eliminó, y se puede recuperar hasta el ${date(ultimo)}`,
    parrafos: [
      `${vencio} Puede recuperarlo hasta el ${date(ultimo)}: después queda libre y cualquiera lo puede registrar.`,
    ],
  };
}

async function avisar(op: Autoria, dominio: Dominio, ultimo: string): Promise<void> {
  const nombre = toULabels(dominio.nombre);
  const seVende = (await preciosDe(op.trx, dominio, op.now)) !== undefined;
  await avisarRoles(op, dominio, ['titular', 'administrador', 'tecnico'], {
    ...palabras(nombre, dominio, ultimo, seVende),
    clave: `eliminacion:${dominio.id}:${dominio.fecha_eliminacion}`,
    enlace: seVende ? enlaceAlActo('recuperar', nombre) : enlaceA(nombre),
    prioridad: 'ALTA',
    puedeEsperar: true,
  });
}

/**
 * Deletes a name that nobody renewed in time, and tells who can recover it while they can. Of another registrar's name its
 * registrar tells (decision 018).
 */
export async function eliminarVencido(
  op: Autoria,
  dominio: Dominio,
  fecha_eliminacion = seElimina(dominio).toString(),
): Promise<void> {
  const eliminado = await cambiarDominio(op, dominio, 'ELIMINACION', {
    columnas: { estado: 'ELIMINADO', fecha_eliminacion },
  });
  const ultimo = seLibera(eliminado).subtract({ days: 1 });
  const isTime = Temporal.PlainDate.compare(dayOf(op.now), ultimo) <= 0;
  if (isTime && (await esDeAqui(op.trx, dominio.id))) await avisar(op, eliminado, ultimo.toString());
}
