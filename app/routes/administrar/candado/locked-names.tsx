import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { capital, count } from '~/format';
import type { CandadoDeDominio } from '~/registry/contract/candado';
import { GRADO_EN_PALABRAS } from '~/registry/domain/candado';
import { PARA_QUE } from './words';

const HEADING = 'Dominios con candado';

const HowToLock = () => (
  <>
    marque dominios en <a href={address.misDominios()}>Mis dominios</a> y elija «Poner candado».
  </>
);

/** The names that have a lock, each leading to its page. */
export function LockedNames({ candados, total }: { candados: readonly CandadoDeDominio[]; total: number }) {
  return (
    <section aria-labelledby="con-candado">
      <h2 id="con-candado">{HEADING}</h2>
      {candados.length === 0 ? (
        <p>
          Ninguno. Cuando tenga un custodio que haya aceptado, <HowToLock />
        </p>
      ) : (
        <DataTable
          caption={HEADING}
          hideCaption
          rows={candados}
          rowKey={({ nombreDominio }) => nombreDominio}
          columns={[
            {
              header: 'Dominio',
              rowHeader: true,
              cell: ({ nombreDominio }) => (
                <a href={address.candadoDe(nombreDominio)}>
                  <DomainName nombre={nombreDominio} />
                </a>
              ),
            },
            { header: PARA_QUE, cell: ({ grado }) => capital(GRADO_EN_PALABRAS[grado]) },
            {
              header: 'Aprueban',
              cell: ({ quorum, custodios }) =>
                `${quorum} de ${count(custodios.length, 'custodio', 'custodios')}`,
            },
            {
              header: 'Desde',
              cell: ({ cerradoEn, abreEn }) => (
                <>
                  <DateText value={cerradoEn} />
                  {abreEn !== null && (
                    <>
                      . Se abre el <DateText value={abreEn} withTime />
                    </>
                  )}
                </>
              ),
            },
          ]}
        />
      )}
      {candados.length > 0 && (
        <p>
          Para poner candado a otros, <HowToLock />
        </p>
      )}
      {total > candados.length && (
        <p>
          Se muestran {candados.length} de {total}.{' '}
          <a href={address.misDominios({ candado: 'CON' })}>Ver todos los que tienen candado</a>
        </p>
      )}
    </section>
  );
}
