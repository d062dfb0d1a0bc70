import { Tag } from '~/components/tag';
import type { ConsultaEnLista } from '~/registry/contract/oficina/consultas';
import { Moment } from '../moment';

/** Until when a question is to be answered, and how that stands; nothing of one that does not wait for the registry. */
export function Due({ consulta }: { consulta: Pick<ConsultaEnLista, 'estado' | 'vence' | 'urgencia'> }) {
  if (consulta.estado !== 'ABIERTO') return 'No espera respuesta';
  return (
    <>
      <Moment value={consulta.vence} /> {consulta.urgencia === 'VENCIDA' && <Tag tono="error">Atrasada</Tag>}
      {consulta.urgencia === 'HOY' && <Tag tono="aviso">Hoy</Tag>}
    </>
  );
}

/** Who attends a question, in words. */
export const attendedBy = ({ atiende, estado }: Pick<ConsultaEnLista, 'atiende' | 'estado'>): string => {
  if (!atiende) return estado === 'CERRADO' ? 'Nadie' : 'Nadie todavía';
  return atiende.esUsted ? 'Usted' : atiende.nombre;
};
