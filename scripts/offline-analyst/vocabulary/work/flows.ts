import type { WorkByName } from './work'

/** Work on flows of data between systems. The hours are judgments beside those of the entries for imports and reports. */
export const flows: WorkByName = {
  backfill: {
    name: 'Loading of past data',
    hours: 16,
    terms: {
      en: 'backfill*, (past|last) _ (years|months) _ loaded, (load|loads) _ (past|last) _ (years|months), years of history, historical load',
      de: 'historische daten _ (laden|geladen|nachladen|ubernehmen|ubernommen), (rückwirkend|nachtraglich) _ (laden|geladen)',
      fr: "reprise de l'historique, reprise de historique, charger l'historique",
      es: 'carga (historica|del historico|de historicos)',
      pt: 'carga historica',
      other: 'caricamento (storico|dello storico), historische gegevens laden',
    },
  },
  dataChecks: {
    name: 'Data models and checks',
    hours: 20,
    terms: {
      en: 'star schema, (bad|invalid|rejected|faulty) (rows|records), validates the (files|data|rows), (data|dbt) (models|tests), dbt (model|test)',
      de: 'dbt modell*, (fehlerhafte|ungultige) (zeilen|datensatze), *datenqualitat* (prufen|gepruft)',
      fr: 'modeles dbt, tests de qualite, lignes (invalides|erronees|rejetees)',
      es: 'modelos dbt, pruebas de calidad, filas (invalidas|erroneas|rechazadas)',
      other: 'modelli dbt, righe (errate|scartate), dbt modellen, foute (rijen|regels)',
    },
  },
  refresh: {
    name: 'Scheduled updates',
    hours: 20,
    terms: {
      en: '(refreshed|reindexed|indexed|crawled) (nightly|daily|hourly|every), nightly (refresh|reindexing|indexing|sync)',
      de: 'jede nacht (eingelesen|aktualisiert|indexiert|abgeglichen), nachtlich (eingelesen|aktualisiert|indexiert|abgeglichen)',
      fr: '(indexes|indexe|indexees|actualises|actualise) (chaque nuit|toutes les nuits)',
      es: '(indexan|indexa|actualizan|actualiza) cada noche, cada noche se _ (indexan|indexa)',
      pt: '(indexados|atualizados) (toda noite|todas as noites)',
      other: '(indicizzati|aggiornati) ogni notte, elke nacht (geindexeerd|bijgewerkt|ingelezen)',
    },
  },
  runAlerts: {
    name: 'Alerts on failed runs',
    hours: 7,
    terms: {
      en: 'failed (run|runs|job|jobs|load|loads|import|imports), (run|job|load|import|pipeline) fails, file is missing',
      de: 'fehlgeschlagen* (lauf|laufe|job|jobs|import*|ladelauf*), (lauf|job|import) (fehlschlagt|scheitert)',
      fr: "en cas d'echec",
      es: 'en caso de (fallo|error) _ (carga|proceso|aviso|alerta), si falla (la carga|el proceso)',
      other: '(importazione|caricamento) fallit*, mislukte (run|runs|import|imports)',
    },
  },
  currencies: {
    name: 'Currency conversion',
    hours: 7,
    terms: {
      en: '(convert|converts|converted) (currency|currencies|amounts), (convert|converts|converted) _ (to|into) (euro|euros|dollars|usd|eur), currency conversion',
      de: 'wahrungsumrechnung*, (in|nach) euro (umgerechnet|umrechnen|umzurechnen)',
      fr: '(convertis|converti|convertir|convertit) en (euro|euros|dollars), conversion (de|des) devises',
      es: 'conversion de (moneda|monedas|divisas), (convertir|convertidos|convierte) a (euros|dolares)',
      pt: 'conversao de moeda*',
      other: 'conversione (valuta|di valuta|delle valute), valutaomrekening, omgerekend naar euro',
    },
  },
  pipeline: {
    name: 'Data pipelines',
    hours: 21,
    terms: {
      en: 'etl, elt, data pipeline, data pipelines, data warehouse, data lake, data ingestion, ingest data, data integration, batch processing, batch jobs, nightly job, nightly jobs, data transformation, data cleansing, data processing, stream processing, event streaming, kafka, airflow, snowflake, databricks, bigquery, data feeds, collect data from, consolidate data, redshift, clickhouse, data lakehouse, dbt, airbyte, fivetran, (hourly|daily|weekly|scheduled|recurring) (job|jobs) (that|which), job that (pulls|loads|reads|fetches|imports|validates|collects)',
      de: '*datenpipeline*, nachtlich* (job|jobs|lauf|ladelauf|datenabgleich)',
      fr: '(pipeline|pipelines|flux|entrepot) de donnees',
      es: '(pipeline|pipelines|flujo|almacen) de datos, proceso nocturno',
      pt: '(pipeline|pipelines|fluxo) de dados',
      other: '(pipeline|flusso) di dati, datapipeline*, nachtelijke (job|verwerking|import)',
    },
    weak: 'data acquisition',
  },
}
