import { DateText } from '~/components/date-text';
import { Tag } from '~/components/tag';
import type { ConsultaEnLista } from '~/registry/contract/oficina/consultas';
import { Moment } from '../moment';

interface DueProps {
  consulta: Pick<ConsultaEnLista, 'estado' | 'vence' | 'urgencia'>;
  /** Says whose hour it is: it stands in no list that does. */
  saysZone?: boolean;
}

/** Until when a question is to be answered, and how that stands; nothing of one that does not wait for the registry. */
export function Due({ consulta, saysZone }: DueProps) {
  if (consulta.estado !== 'ABIERTO') return 'No espera respuesta';
  return (
    <>
      {saysZone ? <DateText value={consulta.vence} withTime /> : <Moment value={consulta.vence} />}{' '}
      {consulta.urgencia === 'VENCIDA' && <Tag tono="error">Atrasada</Tag>}
      {consulta.urgencia === 'HOY' && <Tag tono="aviso">Hoy</Tag>}
    </>
  );
}

/** Who attends a question, in words. */
export const attendedBy = ({ atiende, estado }: Pick<ConsultaEnLista, 'atiende' | 'estado'>): string => {
  if (!atiende) return estado === 'CERRADO' ? 'Nadie' : 'Nadie todavía';
  return atiende.esUsted ? 'Usted' : atiende.nombre;
};
