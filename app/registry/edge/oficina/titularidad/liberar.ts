import { dayOf } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { count, date } from '~/format';
import { formularioConDocumento } from '../../../contract/oficina/formularios';
import { toULabels } from '../../../domain/labels';
import { PLAZOS, seLibera } from '../../../domain/lifecycle';
import { retiene } from '../../../domain/retenciones';
import { liberarNombre } from '../../administracion/acciones/liberar-nombre';
import { cambio, type Op } from '../../cambio/cambio';
import { addDiferencia } from '../../cambio/paso';
import { oficina } from '../implement';
import { anotar, elRegistro, porDocumento, requireOtra } from './anotar';
import { leerConDocumento } from './documento';
import { requirePosible } from './impedimentos';
import { titularEnOficina } from './ver';
import { lockVisto } from './visto';

const DESPUES = `, y se puede recuperar por ${count(PLAZOS.eliminado, 'día', 'días')}`;

/** What becomes of it: of what a hold keeps from the servers, nothing new. */
const enInternet = (dominio: Dominio, { now }: Op): string =>
  (retiene(dominio, 'ZONA', dayOf(now)) ? 'sigue sin funcionar' : 'no funciona') + DESPUES;

export const liberar = cambio(oficina.titularidad.liberar, async (op, input) => {
  const { nombreDominio, visto, ...typed } = input;
  const dicho = leerConDocumento(formularioConDocumento, typed, op);
  const dominio = await lockVisto(op, { nombreDominio, visto });
  await requirePosible(op, dominio, { acto: 'liberar', clase: dicho.clase });
  addDiferencia(op, 'En internet', enInternet(dominio, op), 'registrado');
  requireOtra(op, dominio, { acto: 'liberarDominio', que: 'liberar el dominio', dicho });
  const after = await liberarNombre(op, dominio, {
    suceso: 'LIBERADO_POR_EL_REGISTRO',
    otros: porDocumento(dicho),
    autoria: elRegistro(op),
  });
  const libre = seLibera(after).toString();
  await anotar(op, dominio, {
    acto: 'Liberó un dominio',
    dicho,
    antes: { titular: await titularEnOficina(op.trx, dominio), estado: dominio.estado },
    despues: { estado: after.estado, quedaLibre: libre },
  });
  return { mensaje: `${toULabels(dominio.nombre)} quedó liberado. Queda libre el ${date(libre)}.` };
});
