import { Summary } from '~/components/summary';
import { date, moneyWithVat } from '~/format';
import { importeEscrito } from '~/registry/domain/importe';
import { ConfirmForm } from '~/routes/registro/confirm-form';

interface ConfirmProps {
  tld: string;
  vigente: number | null;
  operacion: string;
  /** As it was read. */
  typed: { precio: number; desdeDia: string; desdeHora: string; motivo: string };
}

/** What the price changes, before it is. */
export function Confirm({ tld, vigente, operacion, typed }: ConfirmProps) {
  const { precio, desdeDia, desdeHora, motivo } = typed;
  const sent = { precio: importeEscrito(precio), desdeDia, desdeHora, motivo };
  return (
    <>
      <h1>¿Cambiar el precio de .{tld}?</h1>
      <Summary
        rows={[
          { label: 'Hoy', value: vigente === null ? 'Sin precio' : `${moneyWithVat(vigente)} por año` },
          { label: 'Pasa a costar', value: `${moneyWithVat(precio)} por año` },
          { label: 'Desde el', value: `${date(desdeDia)} a las ${desdeHora} (hora de Uruguay)` },
          { label: 'Motivo', value: motivo },
        ]}
      />
      <h2>Qué cambia</h2>
      <ul>
        <li>
          Se anuncia desde ahora donde se renueva un dominio, en los avisos de vencimiento y en el resumen.
        </li>
        <li>
          Los carritos que estén abiertos pasan a costar eso en ese minuto: a nadie se le cobra un total que
          no vio.
        </li>
        <li>Lo que se renueva automáticamente paga el precio del día en que vence.</li>
        <li>Se puede retirar hasta que empiece; después solo lo reemplaza otro.</li>
      </ul>
      <ConfirmForm operacion={operacion} sent={sent} intencion="programar" press="Poner el próximo precio" />
    </>
  );
}
