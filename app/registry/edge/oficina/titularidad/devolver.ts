import { date } from '~/format';
import { formularioConDocumento } from '../../../contract/oficina/formularios';
import { toULabels } from '../../../domain/labels';
import { cambio } from '../../cambio/cambio';
import { addDiferencia } from '../../cambio/paso';
import { recuperarNombre, vencioMientras, vuelveHasta } from '../../dominios/recuperar';
import { oficina } from '../implement';
import { anotar, elRegistro, porDocumento, requireOtra } from './anotar';
import { leerConDocumento } from './documento';
import { requirePosible } from './impedimentos';
import { titularEnOficina } from './ver';
import { lockVisto } from './visto';

/** The year of a name that expired meanwhile is charged to nobody: who pays for a name says so themselves. */
export const devolver = cambio(oficina.titularidad.devolver, async (op, input) => {
  const { nombreDominio, visto, ...typed } = input;
  const dicho = leerConDocumento(formularioConDocumento, typed, op);
  const dominio = await lockVisto(op, { nombreDominio, visto });
  await requirePosible(op, dominio, { acto: 'devolver', clase: dicho.clase });
  const titular = await titularEnOficina(op.trx, dominio);
  addDiferencia(op, 'Lo recibe', titular);
  if (vencioMientras(dominio, op))
    addDiferencia(op, 'Se renueva', `un año, hasta el ${date(vuelveHasta(dominio, op))}, sin cobrar`);
  requireOtra(op, dominio, { acto: 'devolverDominio', que: `devolver el dominio a ${titular}`, dicho });
  const after = await recuperarNombre(elRegistro(op), dominio, {
    suceso: 'DEVUELTO_POR_EL_REGISTRO',
    otros: porDocumento(dicho),
  });
  await anotar(op, dominio, {
    acto: 'Devolvió un dominio a quien lo tenía',
    dicho,
    antes: { estado: dominio.estado, vence: dominio.fecha_vencimiento },
    despues: { titular, estado: after.estado, vence: after.fecha_vencimiento },
  });
  return {
    mensaje: `${toULabels(dominio.nombre)} volvió a su titular. Vence el ${date(after.fecha_vencimiento)}.`,
  };
});
