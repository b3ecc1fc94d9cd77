-- Up Migration

-- Numbers and lists of the panel that are set without a release; what has no row has its default.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

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
  ('AD'), ('AE'), ('AF'), ('AG'), ('AI'), ('AL'), ('AM'), ('AO'), ('AQ'), ('AR'), ('AS'), ('AT'), ('AU'), ('AW'),
  ('AX'), ('AZ'), ('BA'), ('BB'), ('BD'), ('BE'), ('BF'), ('BG'), ('BH'), ('BI'), ('BJ'), ('BL'), ('BM'), ('BN'),
  ('BO'), ('BQ'), ('BR'), ('BS'), ('BT'), ('BV'), ('BW'), ('BY'), ('BZ'), ('CA'), ('CC'), ('CD'), ('CF'), ('CG'),
  ('CH'), ('CI'), ('CK'), ('CL'), ('CM'), ('CN'), ('CO'), ('CR'), ('CU'), ('CV'), ('CW'), ('CX'), ('CY'), ('CZ'),
  ('DE'), ('DJ'), ('DK'), ('DM'), ('DO'), ('DZ'), ('EC'), ('EE'), ('EG'), ('EH'), ('ER'), ('ES'), ('ET'), ('FI'),
  ('FJ'), ('FK'), ('FM'), ('FO'), ('FR'), ('GA'), ('GB'), ('GD'), ('GE'), ('GF'), ('GG'), ('GH'), ('GI'), ('GL'),
  ('GM'), ('GN'), ('GP'), ('GQ'), ('GR'), ('GS'), ('GT'), ('GU'), ('GW'), ('GY'), ('HK'), ('HM'), ('HN'), ('HR'),
  ('HT'), ('HU'), ('ID'), ('IE'), ('IL'), ('IM'), ('IN'), ('IO'), ('IQ'), ('IR'), ('IS'), ('IT'), ('JE'), ('JM'),
  ('JO'), ('JP'), ('KE'), ('KG'), ('KH'), ('KI'), ('KM'), ('KN'), ('KP'), ('KR'), ('KW'), ('KY'), ('KZ'), ('LA'),
  ('LB'), ('LC'), ('LI'), ('LK'), ('LR'), ('LS'), ('LT'), ('LU'), ('LV'), ('LY'), ('MA'), ('MC'), ('MD'), ('ME'),
  ('MF'), ('MG'), ('MH'), ('MK'), ('ML'), ('MM'), ('MN'), ('MO'), ('MP'), ('MQ'), ('MR'), ('MS'), ('MT'), ('MU'),
  ('MV'), ('MW'), ('MX'), ('MY'), ('MZ'), ('NA'), ('NC'), ('NE'), ('NF'), ('NG'), ('NI'), ('NL'), ('NO'), ('NP'),
  ('NR'), ('NU'), ('NZ'), ('OM'), ('PA'), ('PE'), ('PF'), ('PG'), ('PH'), ('PK'), ('PL'), ('PM'), ('PN'), ('PR'),
  ('PS'), ('PT'), ('PW'), ('PY'), ('QA'), ('RE'), ('RO'), ('RS'), ('RU'), ('RW'), ('SA'), ('SB'), ('SC'), ('SD'),
  ('SE'), ('SG'), ('SH'), ('SI'), ('SJ'), ('SK'), ('SL'), ('SM'), ('SN'), ('SO'), ('SR'), ('SS'), ('ST'), ('SV'),
  ('SX'), ('SY'), ('SZ'), ('TC'), ('TD'), ('TF'), ('TG'), ('TH'), ('TJ'), ('TK'), ('TL'), ('TM'), ('TN'), ('TO'),
  ('TR'), ('TT'), ('TV'), ('TW'), ('TZ'), ('UA'), ('UG'), ('UM'), ('US'), ('UY'), ('UZ'), ('VA'), ('VC'), ('VE'),
  ('VG'), ('VI'), ('VN'), ('VU'), ('WF'), ('WS'), ('YE'), ('YT'), ('ZA'), ('ZM'), ('ZW');

-- ISO 3166-2, by the names that people there use.
create table regions (
  code text primary key,
  country_code text not null references countries,
  name text not null,
  check (code like country_code || '-%')
);
insert into regions (code, country_code, name) values
  ('BE-BRU', 'BE', 'Brussels'), ('BE-VLG', 'BE', 'Vlaanderen'), ('BE-WAL', 'BE', 'Wallonie'),
  ('ES-AN', 'ES', 'Andalucía'), ('ES-AR', 'ES', 'Aragón'), ('ES-AS', 'ES', 'Asturias'),
  ('ES-CB', 'ES', 'Cantabria'), ('ES-CE', 'ES', 'Ceuta'), ('ES-CL', 'ES', 'Castilla y León'),
  ('ES-CM', 'ES', 'Castilla-La Mancha'), ('ES-CN', 'ES', 'Canarias'), ('ES-CT', 'ES', 'Cataluña'),
  ('ES-EX', 'ES', 'Extremadura'), ('ES-GA', 'ES', 'Galicia'), ('ES-IB', 'ES', 'Islas Baleares'),
  ('ES-MC', 'ES', 'Región de Murcia'), ('ES-MD', 'ES', 'Comunidad de Madrid'), ('ES-ML', 'ES', 'Melilla'),
  ('ES-NC', 'ES', 'Navarra'), ('ES-PV', 'ES', 'País Vasco'), ('ES-RI', 'ES', 'La Rioja'),
  ('ES-VC', 'ES', 'Comunidad Valenciana'), ('FR-ARA', 'FR', 'Auvergne-Rhône-Alpes'), ('FR-BFC', 'FR', 'Bourgogne-Franche-Comté'),
  ('FR-BRE', 'FR', 'Bretagne'), ('FR-20R', 'FR', 'Corse'), ('FR-CVL', 'FR', 'Centre-Val de Loire'),
  ('FR-GES', 'FR', 'Grand Est'), ('FR-HDF', 'FR', 'Hauts-de-France'), ('FR-IDF', 'FR', 'Île-de-France'),
  ('FR-NAQ', 'FR', 'Nouvelle-Aquitaine'), ('FR-NOR', 'FR', 'Normandie'), ('FR-OCC', 'FR', 'Occitanie'),
  ('FR-PAC', 'FR', 'Provence-Alpes-Côte d’Azur'), ('FR-PDL', 'FR', 'Pays de la Loire'), ('GB-ENG', 'GB', 'England'),
  ('GB-NIR', 'GB', 'Northern Ireland'), ('GB-SCT', 'GB', 'Scotland'), ('GB-WLS', 'GB', 'Wales'),
  ('IT-21', 'IT', 'Piemonte'), ('IT-23', 'IT', 'Valle d’Aosta'), ('IT-25', 'IT', 'Lombardia'),
  ('IT-32', 'IT', 'Trentino-Alto Adige'), ('IT-34', 'IT', 'Veneto'), ('IT-36', 'IT', 'Friuli-Venezia Giulia'),
  ('IT-42', 'IT', 'Liguria'), ('IT-45', 'IT', 'Emilia-Romagna'), ('IT-52', 'IT', 'Toscana'),
  ('IT-55', 'IT', 'Umbria'), ('IT-57', 'IT', 'Marche'), ('IT-62', 'IT', 'Lazio'),
  ('IT-65', 'IT', 'Abruzzo'), ('IT-67', 'IT', 'Molise'), ('IT-72', 'IT', 'Campania'),
  ('IT-75', 'IT', 'Puglia'), ('IT-77', 'IT', 'Basilicata'), ('IT-78', 'IT', 'Calabria'),
  ('IT-82', 'IT', 'Sicilia'), ('IT-88', 'IT', 'Sardegna'), ('NL-DR', 'NL', 'Drenthe'),
  ('NL-FL', 'NL', 'Flevoland'), ('NL-FR', 'NL', 'Friesland'), ('NL-GE', 'NL', 'Gelderland'),
  ('NL-GR', 'NL', 'Groningen'), ('NL-LI', 'NL', 'Limburg'), ('NL-NB', 'NL', 'Noord-Brabant'),
  ('NL-NH', 'NL', 'Noord-Holland'), ('NL-OV', 'NL', 'Overijssel'), ('NL-UT', 'NL', 'Utrecht'),
  ('NL-ZE', 'NL', 'Zeeland'), ('NL-ZH', 'NL', 'Zuid-Holland'), ('PL-10', 'PL', 'Łódzkie'),
  ('PL-12', 'PL', 'Małopolskie'), ('PL-14', 'PL', 'Mazowieckie'), ('PL-16', 'PL', 'Opolskie'),
  ('PL-18', 'PL', 'Podkarpackie'), ('PL-20', 'PL', 'Podlaskie'), ('PL-22', 'PL', 'Pomorskie'),
  ('PL-24', 'PL', 'Śląskie'), ('PL-26', 'PL', 'Świętokrzyskie'), ('PL-28', 'PL', 'Warmińsko-mazurskie'),
  ('PL-30', 'PL', 'Wielkopolskie'), ('PL-32', 'PL', 'Zachodniopomorskie'), ('PL-02', 'PL', 'Dolnośląskie'),
  ('PL-04', 'PL', 'Kujawsko-pomorskie'), ('PL-06', 'PL', 'Lubelskie'), ('PL-08', 'PL', 'Lubuskie');

create table fetishes (
  id bigint primary key,
  code text not null unique
);
insert into fetishes (id, code) values
  (1, 'bondage'), (2, 'sadomasochism'), (3, 'domination'), (4, 'submission'), (5, 'role_play'),
  (6, 'spanking'), (7, 'lingerie'), (8, 'stockings'), (9, 'high_heels'), (10, 'feet'),
  (11, 'leather'), (12, 'latex'), (13, 'uniforms'), (14, 'exhibitionism'), (15, 'voyeurism');

-- Texts about profiles that operators write, and somebody else approves.
create table profile_texts (
  id bigint generated always as identity primary key,
  profile_id bigint not null references profiles,
  language text not null,
  body text not null check (btrim(body) <> ''),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  operator_id bigint references operators,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references operators,
  check ((status = 'pending') = (decided_at is null))
);
create index profile_texts_pending on profile_texts (created_at, id) where status = 'pending';
create index profile_texts_profile on profile_texts (profile_id);

-- Down Migration
drop table profile_texts, fetishes, regions, countries, languages, settings;
