import type { Temporal } from 'temporal-polyfill';
import type { InvitacionEnviada } from '../../contract/administracion/invitaciones';
import { TIPO_DE } from '../../domain/roles';
import { estaVigente, venceDe } from './plazo';
import { faltaParaReenviar } from './rules';
import type { Invitacion } from './store';

/** An invitation as who may invite sees it. */
export const invitacionEnviada = (row: Invitacion, now: Temporal.Instant): InvitacionEnviada => ({
  id: row.id,
  tipoContacto: TIPO_DE[row.rol],
  correo: row.correo,
  estado: estaVigente(row, now) ? 'PENDIENTE' : 'VENCIDA',
  enviadaEn: row.enviada_en,
  venceEn: venceDe(row),
  invito: row.invito,
  reenviable: faltaParaReenviar(row, now) === undefined,
});
