import { Fragment } from 'react';
import { DataTable } from '~/components/data-table';
import type { Place } from '~/components/frame/data';
import { keyed } from '~/components/keyed';
import { Card } from '~/components/layout';
import { Pagination } from '~/components/pagination';
import { Tag } from '~/components/tag';
import { Publication } from '~/routes/administrar/ver-dominio/dns/publication';
import type { Part, Seen } from './dominio.server';

interface ServedProps {
  ficha: Seen;
  /** The part of its records that is shown. */
  records: Part;
  /** Whether the servers have it, in a sentence. */
  publicado: string;
  /** That they do not take some of its records. */
  noTomados: string;
  place: Place;
}

/** How the name reaches the Internet: its records, or the servers that have them, and its keys. */
export function Served({
  ficha: { informacion, dns, registros },
  records,
  publicado,
  noTomados,
  place,
}: ServedProps) {
  if (!dns) return null;
  const { nameservers } = informacion;
  return (
    <Card title={dns.alojado ? 'Registros DNS' : 'Servidores de nombres (nameservers)'}>
      <Publication publicacion={dns.publicacion} dicho={publicado} noTomados={noTomados} />
      {registros && <Records registros={registros} records={records} place={place} />}
      {!dns.alojado && <Servers nameservers={nameservers} />}
      {dns.dnssec.ds.length > 0 && (
        <>
          <h3>Claves (DS)</h3>
          <ul>
            {keyed(dns.dnssec.ds, ({ linea }) => linea).map(([key, { linea }]) => (
              <li key={key}>
                <code>{linea}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

interface RecordsProps {
  registros: NonNullable<Seen['registros']>;
  records: Part;
  place: Place;
}

function Records({ registros: { registros, total }, records, place }: RecordsProps) {
  if (total === 0) return <p>Todavía no tiene registros.</p>;
  return (
    <>
      <div className="records" id="registros">
        <DataTable
          brief
          caption={`Registros DNS: ${total}`}
          rows={registros}
          rowKey={({ idInterno }) => idInterno}
          columns={[
            { header: 'Nombre', rowHeader: true, cell: ({ nombre }) => nombre },
            { header: 'Tipo', cell: ({ tipo }) => <Tag>{tipo}</Tag> },
            { header: 'Contenido', cell: ({ contenido }) => <ContentText contenido={contenido} /> },
          ]}
        />
      </div>
      <Pagination
        {...records}
        place={place}
        param="registros"
        label="Páginas de registros"
        hash="#registros"
      />
    </>
  );
}

/** The content of a record, which goes on in a new line after a sign rather than in the middle of a word. */
const ContentText = ({ contenido }: { contenido: string }) =>
  keyed(contenido.split(/(?<=[@:])/), (part) => part).map(([key, part]) => (
    <Fragment key={key}>
      {part}
      <wbr />
    </Fragment>
  ));

function Servers({ nameservers }: Pick<Seen['informacion'], 'nameservers'>) {
  if (nameservers.length === 0)
    return <p>No tiene servidores de nombres: el dominio no responde en Internet.</p>;
  return (
    <ul>
      {keyed(nameservers, ({ nombre, ip }) => `${nombre} ${ip}`).map(([key, { nombre, ip }]) => (
        <li key={key}>
          {nombre}
          {ip && ` (${ip})`}
        </li>
      ))}
    </ul>
  );
}
