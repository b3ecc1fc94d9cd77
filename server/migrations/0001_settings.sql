-- Up Migration

-- Names in the order in which people look for them: accented letters beside their base letter, capitals beside small ones, 2 before 10.
create collation name_order (provider = icu, locale = 'und-u-kn-true');

-- Changes of many rows that migrations request. Each row names a file of `migrations/backfills`, which is run in batches
-- after the migrations.
create table backfills (
  name text primary key,
  -- A batch is a range of ids of this table.
  table_name text not null,
  -- Null until the first batch.
  next_id bigint,
  requested_at timestamptz not null default now(),
  finished_at timestamptz
);

-- Which version of each file in `functions/` was ever applied here. A node that is older than the
-- database finds its own version, and leaves the newer one alone.
create table repeatable_functions (
  name text,
  digest text,
  applied_at timestamptz not null default now(),
  primary key (name, digest)
);

-- Numbers and lists of the panel that admins set. What has no row has its default.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Whose days, weeks and months the panel counts in: the time zone of the service. A moment from `since` on is on a day of `zone`. An
-- earlier one is still on a day of `zone_before`, until the job `recount-days` has recounted it. `since` is the beginning of `since_day`.
create table service_time (
  only_row boolean primary key default true check (only_row),
  zone text not null,
  zone_before text not null,
  since timestamptz not null default '-infinity',
  since_day date not null default '-infinity'
);
insert into service_time (zone, zone_before) values ('UTC', 'UTC');

create table languages (
  code text primary key,
  iso text not null unique,
  position int not null unique
);
insert into languages (code, iso, position) values
  ('nl', 'nl-NL', 1), ('it', 'it-IT', 2), ('pl', 'pl-PL', 3), ('es', 'es-ES', 4), ('en', 'en-US', 5), ('en-GB', 'en-GB', 6),
  ('fr', 'fr-FR', 7);

-- ISO 3166-1.
create table countries (
  code text primary key check (code ~ '^[A-Z]{2}$')
);
insert into countries (code) values
  ('AD'), ('AE'), ('AF'), ('AG'), ('AI'), ('AL'), ('AM'), ('AO'), ('AQ'), ('AR'), ('AS'), ('AT'), ('AU'), ('AW'), ('AX'),
  ('AZ'), ('BA'), ('BB'), ('BD'), ('BE'), ('BF'), ('BG'), ('BH'), ('BI'), ('BJ'), ('BL'), ('BM'), ('BN'), ('BO'), ('BQ'),
  ('BR'), ('BS'), ('BT'), ('BV'), ('BW'), ('BY'), ('BZ'), ('CA'), ('CC'), ('CD'), ('CF'), ('CG'), ('CH'), ('CI'), ('CK'),
  ('CL'), ('CM'), ('CN'), ('CO'), ('CR'), ('CU'), ('CV'), ('CW'), ('CX'), ('CY'), ('CZ'), ('DE'), ('DJ'), ('DK'), ('DM'),
  ('DO'), ('DZ'), ('EC'), ('EE'), ('EG'), ('EH'), ('ER'), ('ES'), ('ET'), ('FI'), ('FJ'), ('FK'), ('FM'), ('FO'), ('FR'),
  ('GA'), ('GB'), ('GD'), ('GE'), ('GF'), ('GG'), ('GH'), ('GI'), ('GL'), ('GM'), ('GN'), ('GP'), ('GQ'), ('GR'), ('GS'),
  ('GT'), ('GU'), ('GW'), ('GY'), ('HK'), ('HM'), ('HN'), ('HR'), ('HT'), ('HU'), ('ID'), ('IE'), ('IL'), ('IM'), ('IN'),
  ('IO'), ('IQ'), ('IR'), ('IS'), ('IT'), ('JE'), ('JM'), ('JO'), ('JP'), ('KE'), ('KG'), ('KH'), ('KI'), ('KM'), ('KN'),
  ('KP'), ('KR'), ('KW'), ('KY'), ('KZ'), ('LA'), ('LB'), ('LC'), ('LI'), ('LK'), ('LR'), ('LS'), ('LT'), ('LU'), ('LV'),
  ('LY'), ('MA'), ('MC'), ('MD'), ('ME'), ('MF'), ('MG'), ('MH'), ('MK'), ('ML'), ('MM'), ('MN'), ('MO'), ('MP'), ('MQ'),
  ('MR'), ('MS'), ('MT'), ('MU'), ('MV'), ('MW'), ('MX'), ('MY'), ('MZ'), ('NA'), ('NC'), ('NE'), ('NF'), ('NG'), ('NI'),
  ('NL'), ('NO'), ('NP'), ('NR'), ('NU'), ('NZ'), ('OM'), ('PA'), ('PE'), ('PF'), ('PG'), ('PH'), ('PK'), ('PL'), ('PM'),
  ('PN'), ('PR'), ('PS'), ('PT'), ('PW'), ('PY'), ('QA'), ('RE'), ('RO'), ('RS'), ('RU'), ('RW'), ('SA'), ('SB'), ('SC'),
  ('SD'), ('SE'), ('SG'), ('SH'), ('SI'), ('SJ'), ('SK'), ('SL'), ('SM'), ('SN'), ('SO'), ('SR'), ('SS'), ('ST'), ('SV'),
  ('SX'), ('SY'), ('SZ'), ('TC'), ('TD'), ('TF'), ('TG'), ('TH'), ('TJ'), ('TK'), ('TL'), ('TM'), ('TN'), ('TO'), ('TR'),
  ('TT'), ('TV'), ('TW'), ('TZ'), ('UA'), ('UG'), ('UM'), ('US'), ('UY'), ('UZ'), ('VA'), ('VC'), ('VE'), ('VG'), ('VI'),
  ('VN'), ('VU'), ('WF'), ('WS'), ('YE'), ('YT'), ('ZA'), ('ZM'), ('ZW');

-- ISO 3166-2, by the names that people there use. Regions, segments and teams are lists of words that admins edit: with one name, an order, and retired ones.
create table regions (
  code text primary key,
  country_code text not null references countries (code),
  name text not null,
  id bigint generated always as identity unique,
  position int not null default 0,
  retired_at timestamptz,
  check (code like country_code || '-%')
);
insert into regions (code, country_code, name, position) values
  ('BE-BRU', 'BE', 'Brussels', 1), ('BE-VLG', 'BE', 'Vlaanderen', 2), ('BE-WAL', 'BE', 'Wallonie', 3),
  ('ES-AN', 'ES', 'Andalucía', 4), ('ES-AR', 'ES', 'Aragón', 5), ('ES-AS', 'ES', 'Asturias', 6),
  ('ES-CB', 'ES', 'Cantabria', 8), ('ES-CE', 'ES', 'Ceuta', 12), ('ES-CL', 'ES', 'Castilla y León', 9),
  ('ES-CM', 'ES', 'Castilla-La Mancha', 10), ('ES-CN', 'ES', 'Canarias', 7), ('ES-CT', 'ES', 'Cataluña', 11),
  ('ES-EX', 'ES', 'Extremadura', 15), ('ES-GA', 'ES', 'Galicia', 16), ('ES-IB', 'ES', 'Islas Baleares', 17),
  ('ES-MC', 'ES', 'Región de Murcia', 22), ('ES-MD', 'ES', 'Comunidad de Madrid', 14), ('ES-ML', 'ES', 'Melilla', 19),
  ('ES-NC', 'ES', 'Navarra', 20), ('ES-PV', 'ES', 'País Vasco', 21), ('ES-RI', 'ES', 'La Rioja', 18),
  ('ES-VC', 'ES', 'Comunidad Valenciana', 13), ('FR-ARA', 'FR', 'Auvergne-Rhône-Alpes', 23),
  ('FR-BFC', 'FR', 'Bourgogne-Franche-Comté', 24), ('FR-BRE', 'FR', 'Bretagne', 25), ('FR-20R', 'FR', 'Corse', 27),
  ('FR-CVL', 'FR', 'Centre-Val de Loire', 26), ('FR-GES', 'FR', 'Grand Est', 28), ('FR-HDF', 'FR', 'Hauts-de-France', 29),
  ('FR-IDF', 'FR', 'Île-de-France', 35), ('FR-NAQ', 'FR', 'Nouvelle-Aquitaine', 31), ('FR-NOR', 'FR', 'Normandie', 30),
  ('FR-OCC', 'FR', 'Occitanie', 32), ('FR-PAC', 'FR', 'Provence-Alpes-Côte d’Azur', 34),
  ('FR-PDL', 'FR', 'Pays de la Loire', 33), ('GB-ENG', 'GB', 'England', 36), ('GB-NIR', 'GB', 'Northern Ireland', 37),
  ('GB-SCT', 'GB', 'Scotland', 38), ('GB-WLS', 'GB', 'Wales', 39), ('IT-21', 'IT', 'Piemonte', 51),
  ('IT-23', 'IT', 'Valle d’Aosta', 58), ('IT-25', 'IT', 'Lombardia', 48), ('IT-32', 'IT', 'Trentino-Alto Adige', 56),
  ('IT-34', 'IT', 'Veneto', 59), ('IT-36', 'IT', 'Friuli-Venezia Giulia', 45), ('IT-42', 'IT', 'Liguria', 47),
  ('IT-45', 'IT', 'Emilia-Romagna', 44), ('IT-52', 'IT', 'Toscana', 55), ('IT-55', 'IT', 'Umbria', 57),
  ('IT-57', 'IT', 'Marche', 49), ('IT-62', 'IT', 'Lazio', 46), ('IT-65', 'IT', 'Abruzzo', 40), ('IT-67', 'IT', 'Molise', 50),
  ('IT-72', 'IT', 'Campania', 43), ('IT-75', 'IT', 'Puglia', 52), ('IT-77', 'IT', 'Basilicata', 41),
  ('IT-78', 'IT', 'Calabria', 42), ('IT-82', 'IT', 'Sicilia', 54), ('IT-88', 'IT', 'Sardegna', 53),
  ('NL-DR', 'NL', 'Drenthe', 60), ('NL-FL', 'NL', 'Flevoland', 61), ('NL-FR', 'NL', 'Friesland', 62),
  ('NL-GE', 'NL', 'Gelderland', 63), ('NL-GR', 'NL', 'Groningen', 64), ('NL-LI', 'NL', 'Limburg', 65),
  ('NL-NB', 'NL', 'Noord-Brabant', 66), ('NL-NH', 'NL', 'Noord-Holland', 67), ('NL-OV', 'NL', 'Overijssel', 68),
  ('NL-UT', 'NL', 'Utrecht', 69), ('NL-ZE', 'NL', 'Zeeland', 70), ('NL-ZH', 'NL', 'Zuid-Holland', 71),
  ('PL-10', 'PL', 'Łódzkie', 85), ('PL-12', 'PL', 'Małopolskie', 77), ('PL-14', 'PL', 'Mazowieckie', 76),
  ('PL-16', 'PL', 'Opolskie', 78), ('PL-18', 'PL', 'Podkarpackie', 79), ('PL-20', 'PL', 'Podlaskie', 80),
  ('PL-22', 'PL', 'Pomorskie', 81), ('PL-24', 'PL', 'Śląskie', 86), ('PL-26', 'PL', 'Świętokrzyskie', 87),
  ('PL-28', 'PL', 'Warmińsko-mazurskie', 82), ('PL-30', 'PL', 'Wielkopolskie', 83),
  ('PL-32', 'PL', 'Zachodniopomorskie', 84), ('PL-02', 'PL', 'Dolnośląskie', 72), ('PL-04', 'PL', 'Kujawsko-pomorskie', 73),
  ('PL-06', 'PL', 'Lubelskie', 74), ('PL-08', 'PL', 'Lubuskie', 75);

-- Interests and fetishes are lists of words that admins edit: with own texts, an order, and retired ones.
create table interests (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z][a-z0-9_]*$'),
  texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
  position int not null default 0,
  retired_at timestamptz
);
insert into interests (code, position) values
  ('relationship', 1), ('one_night_stand', 2), ('kissing', 3), ('hugging', 4), ('massages', 5), ('lingerie', 6), ('sex', 7),
  ('safe_sex', 8), ('public_sex', 9), ('oral_sex', 10), ('anal_sex', 11), ('sex_toys', 12), ('masturbating', 13),
  ('exchanging_pictures', 14), ('threesome', 15), ('gangbang', 16), ('bondage', 17), ('sadomasochism', 18), ('gym', 19),
  ('sports', 20), ('dancing', 21), ('travelling', 22), ('adventure', 23), ('party', 24), ('tattoos', 25), ('music', 26),
  ('movies', 27), ('videogames', 28), ('politics', 29), ('outdoors', 30), ('gardening', 31), ('hiking', 32), ('biking', 33),
  ('reading', 34), ('animals', 35), ('beach', 36), ('art', 37), ('photography', 38), ('theater', 39), ('shopping', 40),
  ('fashion', 41), ('astrology', 42), ('cooking', 43), ('foodie', 44), ('bbq', 45), ('sushi', 46), ('vegetarian', 47),
  ('wine', 48), ('beer', 49), ('tea', 50), ('coffee', 51);

create table fetishes (
  id bigint generated always as identity primary key,
  code text not null unique,
  texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
  position int not null default 0,
  retired_at timestamptz
);
-- The pages have no texts for fetishes.
insert into fetishes (code, position, texts)
select code, position, jsonb_build_object('en', en, 'nl', nl, 'it', it, 'pl', pl, 'es', es, 'fr', fr)
from (values
  ('bondage', 1, 'Bondage', 'Bondage', 'Bondage', 'Wiązanie', 'Bondage', 'Bondage'),
  ('sadomasochism', 2, 'Sadomasochism', 'Sadomasochisme', 'Sadomasochismo', 'Sadomasochizm', 'Sadomasoquismo', 'Sadomasochisme'),
  ('domination', 3, 'Domination', 'Dominantie', 'Dominazione', 'Dominacja', 'Dominación', 'Domination'),
  ('submission', 4, 'Submission', 'Onderwerping', 'Sottomissione', 'Uległość', 'Sumisión', 'Soumission'),
  ('role_play', 5, 'Role play', 'Rollenspel', 'Giochi di ruolo', 'Odgrywanie ról', 'Juegos de rol', 'Jeux de rôle'),
  ('spanking', 6, 'Spanking', 'Spanking', 'Sculacciate', 'Klapsy', 'Azotes', 'Fessée'),
  ('lingerie', 7, 'Lingerie', 'Lingerie', 'Lingerie', 'Bielizna', 'Lencería', 'Lingerie'),
  ('stockings', 8, 'Stockings', 'Kousen', 'Calze', 'Pończochy', 'Medias', 'Bas'),
  ('high_heels', 9, 'High heels', 'Hoge hakken', 'Tacchi alti', 'Szpilki', 'Tacones altos', 'Talons hauts'),
  ('feet', 10, 'Feet', 'Voeten', 'Piedi', 'Stopy', 'Pies', 'Pieds'),
  ('leather', 11, 'Leather', 'Leer', 'Pelle', 'Skóra', 'Cuero', 'Cuir'),
  ('latex', 12, 'Latex', 'Latex', 'Lattice', 'Lateks', 'Látex', 'Latex'),
  ('uniforms', 13, 'Uniforms', 'Uniformen', 'Uniformi', 'Mundury', 'Uniformes', 'Uniformes'),
  ('exhibitionism', 14, 'Exhibitionism', 'Exhibitionisme', 'Esibizionismo', 'Ekshibicjonizm', 'Exhibicionismo', 'Exhibitionnisme'),
  ('voyeurism', 15, 'Voyeurism', 'Voyeurisme', 'Voyeurismo', 'Podglądanie', 'Voyerismo', 'Voyeurisme')
) word (code, position, en, nl, it, pl, es, fr)
order by position;

-- Groups of customers, as sites name them.
create table segments (
  id bigint generated always as identity primary key,
  code text not null unique check (btrim(code) <> ''),
  name text not null unique check (btrim(name) <> ''),
  position int not null,
  retired_at timestamptz
);

create table teams (
  id bigint primary key check (id > 0),
  name text not null unique,
  position int not null default 0,
  retired_at timestamptz
);

-- Lists of words that operators choose from: the reasons of breaks, skips and handovers, and those of reports. `texts` has the own texts
-- by language: {"en": "Not my topic"}. A code that the pages know has their text where there is no own one. A retired word is no longer
-- chosen, and stays readable where it is stored.
create table reasons (
  id bigint generated always as identity primary key,
  given_for text not null check (given_for in ('skip', 'away', 'handover')),
  -- A code has one meaning in all of them.
  code text not null unique check (code ~ '^[a-z][a-z_]*$'),
  texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
  position int not null,
  retired_at timestamptz
);
insert into reasons (given_for, code, position) values
  ('skip', 'language', 1), ('skip', 'master', 2), ('skip', 'topic', 3), ('skip', 'known', 4), ('away', 'water', 5),
  ('away', 'toilet', 6), ('away', 'phone', 7), ('away', 'technical', 8), ('handover', 'fictional', 9),
  ('handover', 'meeting', 10), ('handover', 'distress', 11);

create table reportreasons (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z][a-z_]*$'),
  position int not null,
  texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
  -- Cases with this reason are settled before all others.
  is_urgent boolean not null default false,
  retired_at timestamptz
);
insert into reportreasons (code, position, is_urgent) values
  ('contact_details', 1, false), ('fictional_profile', 2, false), ('possible_minor', 3, true), ('abuse', 4, false), ('spam', 5, false),
  ('illegal', 6, true), ('other', 7, false);

-- How often each word was chosen in the last 90 days, and by how many operators. A job counts it: the choices of 90 days are too
-- many to be counted whenever the page of a list opens.
create table word_use (
  list text,
  word_id bigint,
  chosen int not null,
  operators int not null,
  primary key (list, word_id)
);
