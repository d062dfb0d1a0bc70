import { money } from '~/format';

/** An amount in centésimos; `vat` adds '(IVA incluido)'. */
export function Price({ centesimos, vat }: { centesimos: number; vat?: boolean }) {
  return (
    <span className="price">
      {money(centesimos)}
      {vat && <small> (IVA incluido)</small>}
    </span>
  );
}
