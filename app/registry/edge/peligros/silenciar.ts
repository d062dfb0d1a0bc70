import { toULabels } from '../../domain/labels';
import { enFrase } from '../../domain/peligros';
import { cambio } from '../cambio/cambio';
import { dominioPara } from '../dominios/acceso';
import { persona } from '../implement';
import { insertSilencio, removeSilencio } from './store';

/** Silence is the caller's own: it changes nothing of the name, and the others go on being told. */
export const silenciar = cambio(persona.peligros.silenciar, async (op, { nombreDominio, tipo, silencio }) => {
  const dominio = await dominioPara(op, nombreDominio, 'verServidores');
  const suyo = { dominio_id: dominio.id, tipo, usuario_id: op.usuario.id };
  await (silencio ? insertSilencio : removeSilencio)(op.trx, suyo);
  const cual = `${enFrase(tipo)}, en ${toULabels(dominio.nombre)}`;
  const mensaje = silencio
    ? `No le avisaremos más de esto: ${cual}.`
    : `Le avisaremos otra vez de esto: ${cual}.`;
  return { mensaje };
});
