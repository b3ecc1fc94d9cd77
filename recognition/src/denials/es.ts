import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'
import { spanishDenial } from './es-denial.ts'
import { spanishPromise } from './es-promise.ts'

export const spanishDenials: Phrases<DenialKind> = {
  lists: {
    name: 'maria ana laura lola carmen elena rosa marta lucia sofia paula isabel pilar rocio luz gloria yo_solita yo_misma claudia patricia silvia sara julia eva irene nuria alba ines camila valeria daniela gabriela marisol lupita',
    works2: 'soy_una soy_empleada pagan trabajo_aqui no_soy_real',
    photo: 'foto fotos imagen imagenes selfie selfies retrato fotito fotitos',
    looked:
      'mire mirado miro busque buscado mirando buscando encontre reserve reservado estoy_viendo vi_unos',
    staff:
      'redactora operadora operador moderadora moderador animadora empleada empleado trabajadora trabajador teleoperadora asalariada contratada redactora',
    works: 'trabaja trabajo escribe escribo contesta contesto cobra responde atiende gestiona lleva',
    idea: `
      cosas_de_ellos pelicula_barata pantomima plantilla personal ningun_equipo bigote guionista teatro actuacion
      bot bots robot robots robotcito robotina chatbot* maquina maquinas maquinita ordenador ordenadores computadora compu programa algoritmo software ia inteligencia_artificial aparato automatico automatica androide
      operador* moderador* animador* teleoperador* azafata empleada empleado empleados empleadas trabajadora trabajadoras asalariada contratada contratado callcenter call_center guion guiones libreto script
      personaje actriz modelo montaje farsa teatro estafa* timo timadora engano enganos trampa truco fraude invento inventos invencion inventad* ficcion ficticia ficticio ficticios fals* fake fakes mentira mentiras mentirosa
      impostora bulo fachada tapadera sueldo salario nomina comision comisiones fingid* fantasma espejismo carton paripe camelo gancho senuelo perfil_falso otra_persona ningun_hombre pagada suplantadora catfish
    `,
    think: `
      piense pienses piensas pensar pensaras pienso_que_crees creas crees creer crea dudes dudas dudar sospeches sospechas imagines imaginas supones insinues insinuas digas dices decir dicen tomes tomas trates tratas acuses acusas confundas llames llamas compares
    `,
    verity:
      'verdad verdadero verdadera verdaderos verdaderas cierto cierta real reales autentico autentica autenticos autenticas sincero sincera genuino puro_corazon tal_cual mio mia',
    woman:
      'mujer chica muchacha senora mina piba tia vieja persona humana moza chava madre mama abuela viuda maestra enfermera soltera divorciada',
    much: 'muy tan bien re super totalmente completamente absolutamente igual_de igualmente cien_por_cien cien_por_ciento cien_por_cento de_lo_mas tambien ciento_por_ciento mas toda bastante siempre una',
    job: `
      enfermera peluquera maestra profesora camarera dependienta cajera limpiadora cocinera costurera contable secretaria jubilada pensionista ama_de_casa estudiante tendera panaderia super supermercado hospital escuela tienda floristeria oficina_del fabrica peluqueria bar restaurante farmacia
    `,
    go: `
      voy ire iria llego llegare paso pasare caigo caere aparezco aparecere planto plantare presento presentare acerco acercare viajo viajare salgo subo subire bajo bajare vuelo volare cojo tomo agarro vengo vendre escapo escapare monto corro
    `,
    day: `
      lunes martes miercoles jueves viernes sabado domingo manana noche tarde finde fin_de_semana semana mes verano primavera otono invierno navidad navidades pascua agosto julio junio septiembre octubre noviembre diciembre enero febrero marzo abril mayo puente vacaciones hoy
      nochevieja reyes semana_santa ocho nueve siete seis cinco diez
    `,
    spot: `
      plaza puerta estacion cafe cafeteria bar parque fuente cine playa centro hotel restaurante terminal anden metro reloj iglesia catedral esquina mercado paseo puerto kiosco quiosco estatua corte_ingles portal aeropuerto terraza muelle parada
    `,
    meeting: `
      verte vernos conocerte conocernos abrazarte abrazarnos besarte besarnos encontrarte encontrarnos tocarte tenerte visitarte quedar_contigo salir_contigo cenar_contigo dormir_contigo estar_contigo bailar_contigo juntarnos quedar_ya acariciarte amanecer_contigo estar_juntos conocerte_en verme_contigo olerte mirarte_a
    `,
    wish: `
      ganas deseando impaciente ansiosa muero veo_la_hora ansio anhelo quiero quisiera necesito encantaria ilusion pienso deseo vamos_a voy_a podre podremos
    `,
    host: `
      te_cocino te_cocinare te_preparo te_preparare te_llevo te_llevare te_enseno te_ensenare te_presento te_presentare te_invito te_invitare te_hare te_hago te_mostrare te_muestro te_recojo te_recogere te_abrire te_recibire te_espero te_esperare
    `,
    free: 'estoy_libre tengo_libre tengo_el libre_el dia_libre puente_libre libro_el libro_este tengo_fiesta',
    errand: `
      dentista medico doctor trabajo oficina curro compra supermercado super gimnasio misa peluqueria boda bautizo funeral hospital mi_madre mis_padres mi_hermana mi_hermano mis_amigas mis_sobrinas mis_sobrinos mi_hija mi_hijo mis_hijos mi_abuela mi_amiga mi_prima mis_nietos mi_tia mi_familia mi_padre mis_companeras
    `,
    others: `
      mis_amigas mis_amigos mis_primas mi_familia mis_hermanas mi_hermana_y mis_companeras amigas_y_yo mis_hijos mis_padres con_mi_madre con_mi_hermana con_mi_hija tus_hijos tu_hija tu_hijo tus_nietos tu_hermana tu_hermano aqui_en_el_chat por_aqui en_el_chat vemos_menos
    `,
    talk: `
      hablamos hablaremos hablemos escribimos escribiremos escribo escribire escribir* cuento contare contarme cuentame charlamos charlaremos leemos leeremos seguimos seguiremos chat chateamos veremos_que veremos_como veremos_si vemos_que vemos_como ya_veremos a_ver_que a_ver_como chateando conectad*
    `,
    live: `
      en_persona cara_a_cara en_vivo frente_a_frente
    `,
    strong: `
      bot chatbot robot computadora ordenador ia algoritmo software inteligencia_artificial operadora moderadora animadora azafata teleoperadora call_center callcenter falsa fake guion asalariada contratada pagada estafadora maquina
    `,
    site: `
      pagina web chat plataforma app agencia empresa compania sitio portal callcenter call_center oficina
    `,
    strongish: `
      guiones jefes jefe sueldos operadoras operadores animadoras trampas enganos moderadoras
      robot bot chatbot computadora ordenador maquina programa algoritmo inteligencia_artificial ia operadora moderadora animadora azafata teleoperadora empleada trabajadora callcenter call_center guion sueldo nomina asalariada contratada pagada comision falsa falso fake inventada inventado ficticia ficticio ficticios personaje invento invencion ficcion farsa montaje estafa estafadora engano trampa cuento supervisor supervisora jefa plantilla equipo agencia impostora suplantadora
    `,
    place: `
      cafe cafecito cenar cena comer comida almorzar copa cerveza cine playa paseo pasear bailar restaurante desayunar helado vino algo
      estacion playa plaza centro hotel chela tragos bailar bar cine almuerzo cenita
      tortilla paella pizza copa concierto verano navidad vacaciones
    `,
    bot: `
      bot robot computadora ordenador maquina programa chatbot ia algoritmo software inteligencia_artificial automatico
      robotcito compu androide maquinas robots bots
    `,
    operator: `
      operadora moderadora animadora empleada trabajadora callcenter call_center actriz modelo estafadora pagada asalariada contratada teleoperadora
      operador azafata encargada empleados operadoras animadoras agente
    `,
    fake: `
      falsa falso fake inventada inventado invento invencion ficticia ficticio ficcion personaje fantasia imaginaria mentira ficticios
      falsos fakes inventados mentirosa fantasma falsas
    `,
    real: 'real verdadera verdadero autentica genuina existo verdad',
    truth: `
      perfil_ficticio para_un_perfil personaje_inventado trabajo_para trabajo_en escribo_por escribo_para como_empleada mentiria me_pagan pero_no_soy_laura es_uno aunque_no
      perfil_inventado persona_pagada a_la_que_pagan a_quien_pagan
      pero_el_personaje pero_el_perfil personaje_es el_personaje personaje_ficticio pero_trabajo pero_escribo nombre_es_inventado fotos_no_son y_trabajo_para y_escribo_para
    `,
    neg: `
      no nunca lamentablemente ningun imposible hermano hermana hijo hija hijos amigos nietos marido familia jamas alguien cuidado cualquiera
    `,
    when: `
      sabado domingo lunes martes miercoles jueves viernes manana pronto semana agosto julio junio septiembre octubre noviembre diciembre enero febrero marzo abril mayo finde
      noche proxima
    `,
  },
  short: `
    q=que k=que xq=porque pq=porque toy=estoy pa=para ud=usted d=de
  `,
  distinct: `
    moderna verdades
  `,
  quotes: 'cancion pelicula libro canta',
  harmless: `
    no tengo ~ ordenador|computadora|compu|maquina|coche; ^ ~~~ nos vemos $; nos vemos luego|despues|pronto $; nos vemos otro dia; hasta el lunes|martes|miercoles|jueves|viernes|sabado|domingo $; vamos|vivimos|viajamos|viajaremos ~~ con|mis|mi|nuestros ninos|marido|hijos|amigos|padres|familia; salimos del trabajo; vamos de vacaciones; vivimos juntos ~ desde|hace; te voy a dar un|otro consejo|truco|secreto|dato|ejemplo; voy ~ al|a_la universidad|gimnasio|colegio|escuela|mercado|campo|medico; voy a casa de mi; salgo de casa; soy ~ una ~ chica|mujer|persona|tia ~ alta|baja|casada|morena|rubia|timida|sociable|alegre|positiva|optimista|hogarena|romantica|inquieta|curiosa|activa|afortunada|feliz|tranquila|maja|fuerte; cometo errores; no soy actriz|modelo|maquina|robot ~ pero ~ me|canto|cocino; no soy yo ~ quien|la_que ~ deci*|manda|pone; no hay ~ nadie ~ en casa; que es un|una ~ invento|estafa|timo|mentira|trampa|cuento|montaje ~ genial|comprar|la|el|eso|de|que; cenamos|comemos pizza|juntos|siempre|pescado ~ los|en_casa|todos; decia|dice mi|la ~; primer|primera ~ cita|viaje|beso|encuentro|amor ~ fue|era|con_mi; mi casa es tu casa; todas|todos ~ los ~ viernes|sabados|domingos; mi empresa|jefe|jefa;
    soy ~ una? ~ mujer|persona ~ de ~ costumbres|palabra|pocas|mundo|ciudad; real madridista; sabado|domingo|lunes|viernes ~ voy ~ al|con ~ dentista|mi|mis|medico; todo es verdad cuando; contesto yo misma en; pago ~ una|mi|el|la ~ hipoteca|alquiler|coche|luz; roto|rompi ~ el|la ~; nadie ~ es ~ perfect*; nadie me dijo ~ que ~ iba; personaje tu|mi; si ~ me ~ pagaran ~ por ~ cada ~ vez;
  ven aqui ~ que|y|cuentame; boda ~ de ~ mi; tu ~ sonrisa|voz|cara|foto ~; esa ~ pelicula; detras de esa sonrisa; estoy ~ muy|tan ~ contenta|feliz|orgullosa ~~ de_verdad; a las|la ~ #1-24 ~ me ~ acuesto|levanto|despierto|duermo; a que hora ~ llegas|sales|te|entras|comes|cenas ~ a_casa|del|de_trabajar|acuestas|levantas|?; cojo|tomo el ~ autobus|metro|bus|tren a|para ~ las|trabajar|ir; llego a casa; camino real;
    ^ si? yo? soy un|una? operador|operadora;
    deshonesto|mentira|falso decirte|decir que soy ~ <real>; foto|nombre son inventados; palabras son mias; ^ de verdad que; la verdad es|que; no soy buena|muy|capaz; verdadero amor;
    nos vemos manana aqui; real madrid; es verdad que; verdad ?;
    no ~ soy ~ yo ~ en|la_de; perfil|personaje ~ es ~ de fantasia;
    soy yo ~ quien|la_que ~ tiene|debe|debo|te_agradezco|agradec*|ped*|deberia|no|siempre_habla; soy ~ persona ~~ pero ~~ personaje|perfil|trabajo|escribo; nos vemos todos|cada|siempre|mucho|poco|a_menudo; companeras|amigas|hermanas|primas ~ nos_vemos;
    contesto yo por; soy una? moderadora|operadora que ~ te;
    sabado|domingo voy ~ a ~~ mi|mis; el ~ sabado|domingo|lunes|viernes ~ voy ~ a ~~ abuela|madre|hermana|hija|medico|trabajo;
    incorrecto|deshonesto|mal|falso|mentira ~ decirte|decir|hacerte ~~ real*|verdad*; mentiria ~ si; bien ~ en ~ dudar; no ~ es ~ de ~ una ~ persona ~ real
  `,
  kinds: {
    denial: spanishDenial,
    promise: spanishPromise,
    money: `
      mandame|enviame|prestame|dame|transfiereme|depositame|giraame|girame ~~ dinero|euros|plata|pasta|pesos|transferencia|bizum;
      me ~ prestas|mandas|envias|das|pagas|ayudas|depositas|transfieres ~~ dinero|euros|plata|pasta|alquiler|billete|facturas|pesos|recarga;
      mi ~ iban|cuenta_bancaria|numero_de_cuenta|paypal|bizum; bizum & hazme|manda*|me|pasa*; western union; tarjeta ~ regalo & manda*|compra*|me|envia*;
      bitcoin|cripto & manda*|invierte*|compra*; necesito ~ dinero|plata|pasta|euros; pagame ~ alquiler|billete|vuelo|viaje|factura
    `,
    age: `
      tengo ~ solo|apenas|solamente? #10-17 anos - hijo | gato | perro | aqui | casad*; soy menor ~ de_edad|$; cumplo #10-17;
      tengo ~ dieciseis|diecisiete|quince|catorce|trece anos
    `,
  },
  unless: {
    denial: `
      carne ~ y ~ hueso ~~ pero ~; pero ~ no ~ la|soy ~ de|la ~;
      si ~ me ~ pagaran ~ por ~ cada;
      soy ~ una? ~ <staff> que|y|de|del|contratada|pagada|$ - no ~ soy ~~ <staff> | que soy ~ <staff> | ? | ni; soy ~ una ~ persona|mujer|chica ~ que|contratada|pagada|empleada ~ <works>|contratada|pagada|empleada|por; trabajo|escribo|contesto|respondo ~ para|en|por|como ~ <site>|este|esta|un|otra|ella|empleada|<staff> - no ~ trabajo|escribo|contesto|respondo | ni ~ trabajo | yo_misma;
      me ~ pagan|paga ~ por|para|los|un|hasta|poco|mal|a_fin|la_empresa - no ~ me ~ pagan|paga ~ por|nadie|nada | nadie | si | ojala | que ~ me ~ pagan; no ~ me ~ pagan|paga ~ hasta|las_horas|bien|mas|suficiente|extra|este_mes|aun|todavia; no ~ soy ~ real|verdadera|yo|autentica|una_mujer|una_persona_real|la_de|la_chica|la_mujer|quien|marta|laura|ella $|que|porque|sino|en|de|crees|piensas - si_no;
      perfil|personaje|nombre|foto*|mujer|ella|cuenta|identidad ~~ es|son|no_es|no_son ~ un? ~ fictici*|inventad*|fals*|personaje|real|reales|verdader*|mia|mias - no|ningun* ~ es|son|hay ~ ningun*|un|fals*|invent*|fict* | mi_perfil_no | duel* | otras; varias|varios|distintas|diferentes ~ personas|empleadas|operadoras ~~ escrib*|contest*|llev*|respond* - <idea>; llevamos|escribimos|contestamos ~~ varias|varios|entre;
      detras ~~ emplead*|operador*|moderador*|personas|equipo|trabajador*|empresa ~~ - no | ningun* | nadie; no ~ puedo|debo|voy|quiero|sabria ~ decir*|afirmar|asegurar*|prometer*|confirmar*|jurar* ~~ soy|sea|real; deshonesto|mentiria|mentirte|enganarte ~~ si|soy|decir* & <staff>|trabajo|operad*|no_soy|dijera|decir; prefiero ~ no ~ mentir*|enganar*; no ~ te ~ voy ~ a ~ mentir|enganar; es|son ~ fictici*|inventad* $|y|pero - no | ningun*;
      chica|mujer|persona|foto|fotos ~~ no ~ soy ~ yo; no ~ te ~ miento & <staff>|trabajo|pagan; escribo|contesto ~ por|en_nombre|de_parte ~ ella|de|un|otra|este; en ~ la ~ pelicula|serie|novela; personaje ~~ fictici*|inventad*|existe - no | ningun*
    `,
    promise: `
      me ~ has ~ convencido ~~ vere|leere|probare|comprare; y ~ seguimos|hablamos|vuelvo|te_cuento; autobus|tren ~ siempre|hoy|nunca ~ llega|viene;
      dice ~ la ~ cancion; dejamos ~ en|lo ; nos ~ vemos ~ menos|poco|mucho|siempre|cada|todos; mi|nuestro ~ marido|novio|esposo ~ y ~ yo; con ~ los|mis|nuestros ~ ninos|hijos|nietos|padres; los ~ lunes|martes|miercoles|jueves|viernes|sabados|domingos; en ~ la ~ cancion; mis ~ amigos|amigas|primos|hermanos ~ y ~ yo; desde ~ hace ~ anos|meses|diez;
      si|perdona|lamento|siento ~~ hice|hacer ~ creer|pensar|ilusiones; no ~ va|vaya ~ a ~ pasar|ocurrir|suceder; cierra|cierro ~ los ~ ojos; para ~ hablar|charlar|chatear|seguir_charlando|seguir ; seguir|seguimos ~ charlando|hablando|escribiendo; en ~ mi|mis|tus ~ imaginacion|suenos|mente|pensamiento*; tu|tus|vuestro ~ hijos|hijo|hija|familia|nietos|mujer; desde ~ aqui|mi_pantalla; si ~ viviera ~; les|le ~ dije|dice|digo ~ a;
      no ~ puedo|podemos|podremos|podre|podria|podriamos|debo|vamos|voy|va|van|quiero|permiten|permite|permitido|habra|habran|existe|hay|nos|acepto|prometo|iremos|ire|saldre|saldremos|quedo|es_posible|se_puede|esta ~~ <meeting>|quedar|ver|verse|encontr*|cita|citas|conoc*|persona|vernos|vemos|veremos|vamos|salir|direccion|telefono|encuentro*|visit*|prometerte|prometer - no_puedo_esperar | no_te_preocupes;
      nunca|jamas|nadie ~~ nos|podremos|podre|vere|veremos|queda|quedar|encontr*|conoceremos - mas; tampoco ~~ quedar|vernos|cita|encuentro; sone|sonado|sonando|sueno ~~ - hacer_realidad | sueno_con; imagin*|fantase* ~~ que|si|juntos|nosotros|los_dos|estamos; ojala ~~ pudiera|pudieramos|fuera|existiera; si ~~ pudiera|pudieramos|pudiese|fuera_posible|fuese|existiera|viviera; por|para ~ desgracia; lamentablemente; desgraciadamente; es_imposible; imposible ~ vernos|que;
      nos ~ vemos|leemos|hablamos|encontramos|escribimos|veremos ~~ aqui|chat|por_aqui; aqui|chat ~ manana ~ - mi; te ~ espero ~ aqui|por_aqui|en_el_chat|manana_aqui; estare ~ aqui ~; manana|luego|lunes|martes|miercoles|jueves|viernes|sabado|domingo|despues ~ te|hablamos|nos|seguimos|te_lo? ~ escribo|escribire|cuento|contare|leo|hablamos|escribimos|mando|leemos|contesto|llamo_por; hablamos|escribo|seguimos|charlamos ~ el|este|manana|la ~ <day>|manana;
      verte ~ conectad*|en_linea|por_aqui|feliz|contento|sonreir|bien; cita ~ con ~ el|la|mi|ella|un|otro|otra; con ~ ella|el|otro|otra ~ ?; le ~ dije|digo|dijo; en|de ~ otra ~ app|pagina|web; cuenta conmigo ~ para ~ escuch*|habl*|lo|cualquier|charl*|desahog*; quedo|quede ~ con|encantada; quedes|queden ~ con; para ~ escucharte|leerte
    `,
  },
}
