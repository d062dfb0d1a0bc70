import type { Dominio } from '~/database/tables/registro';
import { dateTime } from '~/format';
import { toULabels } from '../../domain/labels';
import { readNombre } from '../../domain/name';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { lockDominio } from '../dominios/cambios';
import { findRoles } from '../dominios/cambios-store';
import { writeHistory } from '../dominios/por-aprobar';
import { type Candado, findCandado } from '../dominios/por-aprobar-store';
import { persona } from '../implement';
import { tellTodos } from './avisos';
import { setAbreEn } from './store';

/** Its holder, its administrative contact and each custodian: as what they do it. */
async function comoQue({ trx, usuario }: Op, dominio: Dominio, candado: Candado | undefined) {
  const roles = await findRoles(trx, usuario.id, dominio.id);
  if (roles?.titular === 1 || roles?.administrador === 1) return {};
  return candado?.custodios.includes(usuario.id) ? { como: 'custodio' as const } : undefined;
}

export const mantener = cambio(persona.candado.mantener, async (op, { nombreDominio }) => {
  const ascii = readNombre(nombreDominio);
  const dominio = ascii ? await lockDominio(op.trx, ascii) : undefined;
  const candado = dominio && (await findCandado(op.trx, dominio.id));
  const como = dominio && (await comoQue(op, dominio, candado));
  if (!dominio || !como) throw notFound();
  if (!candado?.abre_en) throw new Rechazo('ESTADO', 'Nadie está abriendo el candado de ese dominio.');
  await setAbreEn(op.trx, candado.id, null);
  await writeHistory({ ...op, ...como }, dominio, 'CANDADO_MANTENIDO', 'dejar cerrado su candado');
  const nombre = toULabels(dominio.nombre);
  await tellTodos(op, dominio, candado.custodios, {
    clave: `candado:${candado.id}:mantenido:${candado.abre_en}`,
    titulo: `${nombre}: su candado sigue cerrado`,
    parrafos: [
      `${op.usuario.nombre ?? op.usuario.login} detuvo la apertura, que estaba prevista para el ${dateTime(candado.abre_en)}.`,
    ],
    prioridad: 'MEDIA',
  });
  return { mensaje: `El candado de ${nombre} sigue cerrado.` };
});
