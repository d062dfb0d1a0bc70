import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { Summary } from '~/components/summary';
import { fileSize } from '~/format';
import type { ConsultaEnLista, ContenidoDeConsulta } from '~/registry/contract/oficina/consultas';
import { CLASE_EN_PALABRAS } from '~/registry/domain/consultas';
import { TicketState } from '~/routes/generar-ticket/ticket-state';
import { attendedBy, Due } from './due';

interface FactsProps {
  consulta: ConsultaEnLista;
  contenido: ContenidoDeConsulta | null;
}

/** What is known of a question, and of who asked once it is open: who and when is what their own words begin with then. */
export function Facts({ consulta, contenido }: FactsProps) {
  const { numero, estado, atiende, clase, prioridad, llego } = consulta;
  return (
    <Summary
      kind="facts"
      rows={[
        { label: 'Número', value: numero },
        { label: 'Estado', value: <TicketState estado={estado} /> },
        ...(estado === 'ABIERTO'
          ? [{ label: 'Responder antes de', value: <Due consulta={consulta} saysZone /> }]
          : []),
        ...(atiende || estado !== 'CERRADO' ? [{ label: 'La atiende', value: attendedBy(consulta) }] : []),
        { label: 'Trata de', value: CLASE_EN_PALABRAS[clase] },
        ...(prioridad === 'ALTA' ? [{ label: 'Prioridad', value: 'Alta' }] : []),
        ...(contenido
          ? ofPerson(consulta, contenido)
          : [
              {
                label: 'Llegó',
                value: <DateText value={llego} withTime={estado === 'ABIERTO' ? 'in-list' : true} />,
              },
            ]),
      ]}
    />
  );
}

function ofPerson({ id }: ConsultaEnLista, contenido: ContenidoDeConsulta) {
  const { nombre, email, telefono, dominio, nombreDominio, ingreso, archivos, unidas } = contenido;
  return [
    {
      label: 'Quién es',
      value: `${nombre} (${ingreso ? 'ingresó con su cuenta' : 'no ingresó: nadie comprobó quién es'})`,
    },
    { label: 'Correo', value: email },
    ...(telefono ? [{ label: 'Teléfono', value: telefono }] : []),
    ...(dominio ? [{ label: 'Nombre de dominio', value: <Name {...{ dominio, nombreDominio }} /> }] : []),
    ...(archivos.length > 0 ? [{ label: 'Archivos', value: <Files id={id} archivos={archivos} /> }] : []),
    ...(unidas.length > 0 ? [{ label: 'También preguntó en', value: <Others others={unidas} /> }] : []),
  ];
}

/** The name that it speaks of, as it was typed; the way to it, where it is one. */
function Name({ dominio, nombreDominio }: Pick<ContenidoDeConsulta, 'dominio' | 'nombreDominio'>) {
  return nombreDominio ? <a href={address.dominioEnOficina(nombreDominio)}>{dominio}</a> : dominio;
}

function Files({ id, archivos }: Pick<ContenidoDeConsulta, 'archivos'> & Pick<ConsultaEnLista, 'id'>) {
  return (
    <ul>
      {archivos.map((archivo) => (
        <li key={archivo.id}>
          <a href={address.archivoDeConsulta(id, archivo.id)}>{archivo.nombre}</a> (
          {fileSize(archivo.tamanio)})
        </li>
      ))}
    </ul>
  );
}

function Others({ others }: { others: ContenidoDeConsulta['unidas'] }) {
  return (
    <ul>
      {others.map(({ id, numero }) => (
        <li key={id}>
          <a href={address.consulta(id)}>{numero}</a>
        </li>
      ))}
    </ul>
  );
}
