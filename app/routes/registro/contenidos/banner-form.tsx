import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import type { ContenidoEscrito } from '~/registry/contract/oficina/contenidos';
import { WriteForm, type Writing } from '~/routes/registro/write-form';
import { DESTACADO } from './asked';
import { AudienceField } from './audience-field';

interface BannerFormProps extends Writing {
  escrito: Extract<ContenidoEscrito, { clase: 'DESTACADO' }> | null;
}

/** What the home page puts first. */
export function BannerForm({ escrito, ...writing }: BannerFormProps) {
  const defaultValue = escrito ?? { orden: '1', publico: 'TODOS' };
  const { lastResult, constraint } = writing;
  const [form, fields] = useForm(DESTACADO, { lastResult, constraint, defaultValue });
  return (
    <WriteForm form={form} {...writing}>
      <TextField field={fields.titulo} label="Título" width="full" />
      <TextField field={fields.texto} label="Texto" hint="Una o dos frases." width="full" />
      <TextField
        field={fields.enlace}
        label="Dirección del enlace"
        hint="Una página de este portal, que empieza con una barra: /ayuda"
        inputMode="url"
      />
      <TextField field={fields.enlaceTexto} label="Lo que dice el enlace" hint="Por ejemplo: Leer la ayuda" />
      <TextField
        field={fields.orden}
        label="Lugar"
        hint="El 1 va primero."
        inputMode="numeric"
        width="short"
      />
      <AudienceField field={fields.publico} />
    </WriteForm>
  );
}
