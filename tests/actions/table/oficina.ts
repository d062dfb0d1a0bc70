import { type Acts, NOTHING_TYPED } from '../../support/actions/act';
import { found } from '../../support/actions/registry';
import * as given from '../../support/given';
import { visitor } from '../../support/portal/portal';

const looks = found(
  "select despues from dominio_historia where suceso = 'MIRADA_DEL_REGISTRO' and nombre = 'titular.uy'",
);

const searches = found("select sobre from oficina_historia where clase = 'busqueda' order by id");
