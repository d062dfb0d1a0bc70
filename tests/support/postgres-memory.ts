/**
 * What the template remembers of itself, and how a copy of it becomes as new again. Making a database writes 700 files,
 * which took ten times as long as most of the tests that wanted one.
 */
export const REMEMBER = `
  CREATE SCHEMA recuerdo;
  DO $$ DECLARE tabla name; BEGIN
    FOR tabla IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('CREATE TABLE recuerdo.%I AS TABLE public.%I', tabla, tabla);
    END LOOP;
    CREATE TABLE recuerdo."las secuencias" AS
      SELECT format('public.%I', sequencename)::regclass AS nombre, start_value, last_value
      FROM pg_sequences WHERE schemaname = 'public';
  END $$;
  CREATE FUNCTION recuerdo.restablecer() RETURNS void LANGUAGE plpgsql AS $$ DECLARE tabla name; BEGIN
    SET LOCAL session_replication_role = replica; -- no triggers, and no order among what refers to each other
    FOR tabla IN SELECT tablename FROM pg_tables WHERE schemaname = 'recuerdo' AND tablename <> 'las secuencias' LOOP
      EXECUTE format('DELETE FROM public.%I', tabla);
      EXECUTE format('INSERT INTO public.%I OVERRIDING SYSTEM VALUE TABLE recuerdo.%I', tabla, tabla);
    END LOOP;
    PERFORM setval(nombre, coalesce(last_value, start_value), last_value IS NOT NULL)
      FROM recuerdo."las secuencias";
  END $$;`;
