import { dayOf } from '~/base/clock.server';
import { date } from '~/format';
import { seLibera } from '../../../domain/lifecycle';
import { mostrarNombre, readNombre } from '../../../domain/name';
import { confirmeCon } from '../../../domain/typed-name';
import { cambio } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { exigirQueQueden } from '../../dns/anfitriones';
import { cambiarDominio, removeDominio } from '../../dominios/cambios';
import { persona } from '../../implement';
import { elegido, elegidoUnaVez } from './chosen-domain';

/** To the letter (spec 8). */
const EN_CURSO = 'El proceso de liberación ya está en curso.';

export const liberar = cambio(persona.administracion.liberar, async (op, input) => {
  const dominio = await elegidoUnaVez(op, input, {
    accion: 'liberar',
    suceso: 'LIBERACION',
    enCurso: EN_CURSO,
  });
  await exigirQueQueden(op, dominio);
  const after = await cambiarDominio(op, dominio, 'LIBERACION', {
    columnas: { estado: 'ELIMINADO', fecha_eliminacion: dayOf(op.now).toString() },
  });
  const nombre = mostrarNombre(dominio.nombre);
  const fin = date(seLibera(after).toString());
  return {
    codigo: 'OK' as const,
    mensaje: `El dominio ${nombre} fue liberado. Puede recuperarlo antes del ${fin}.`,
  };
});

/** What was typed to confirm has to be the name (decision z); who sends nothing has confirmed by other means. */
function confirmado(nombre: string, escrito: string | undefined): void {
  if (escrito === undefined || readNombre(escrito) === nombre) return;
  throw Rechazo.deCampos({ confirmacion: confirmeCon(mostrarNombre(nombre)) });
}

export const eliminar = cambio(persona.administracion.eliminar, async (op, input) => {
  const dominio = await elegido(op, input, 'eliminar');
  confirmado(dominio.nombre, input.confirmacion);
  await exigirQueQueden(op, dominio);
  await removeDominio(op, dominio, 'BAJA');
  const nombre = mostrarNombre(dominio.nombre);
  return { codigo: 'OK' as const, mensaje: `El dominio ${nombre} fue eliminado definitivamente.` };
});
