import type { Place } from '~/components/frame/data';
import { NoticeAt } from '~/components/frame/message-box';
import type { Info } from '../domain.server';
import { type Caidas, WhyMissing } from '../failed-section';
import type { Dns } from './dns.server';
import { Publication } from './publication';
import { Records } from './records';
import { Servers } from './servers';
import { Signature } from './signature';

interface DnsSectionProps {
  info: Info;
  dns: Dns;
  place: Place;
  caidas: Caidas;
}

/** How the name reaches the Internet: its records, or the servers that have them (spec 2, Domain detail). */
export function DnsSection({ info, dns, place, caidas }: DnsSectionProps) {
  const { estado, registros } = dns;
  return (
    <section className="card" aria-labelledby="servidores">
      <h2 id="servidores">{estado.alojado ? 'Registros DNS' : 'Servidores de nombres (nameservers)'}</h2>
      <NoticeAt lugar="servidores" />
      <Publication
        publicacion={estado.publicacion}
        dicho={dns.publicado}
        noTomados={dns.noTomados}
        news={dns.novedades}
      />
      {registros ? (
        <Records info={info} registros={registros} isOwn={estado.propia} place={place} />
      ) : (
        !estado.alojado && <Servers info={info} {...dns} />
      )}
      <WhyMissing seccion="registros" caidas={caidas} />
      {dns.firma !== null && <Signature info={info} {...dns} />}
    </section>
  );
}
