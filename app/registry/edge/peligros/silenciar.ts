import { toULabels } from '../../domain/labels';
import { loQuePasa } from '../../domain/peligros';
import { cambio } from '../cambio/cambio';
import { dominioPara } from '../dominios/acceso';
import { persona } from '../implement';
import { insertSilencio, removeSilencio } from './store';

/** Silence is the caller's own: it changes nothing of the name, and the others go on being told. */
export const silenciar = cambio(persona.peligros.silenciar, async (op, { nombreDominio, tipo, silencio }) => {
  const dominio = await dominioPara(op, nombreDominio, 'verServidores');
  const suyo = { dominio_id: dominio.id, tipo, usuario_id: op.usuario.id };
  await (silencio ? insertSilencio : removeSilencio)(op.trx, suyo);
  const pasa = loQuePasa(tipo, toULabels(dominio.nombre));
  return { mensaje: `${silencio ? 'Ya no le avisaremos' : 'Le avisaremos otra vez'} que ${pasa}.` };
});
