import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'

export const spanishQuestions: Phrases<QuestionKind> = {
  lists: {
    are: 'eres sos es_usted usted_es ere seas serias fueras pareces sois eras estas_siendo serás',
    real: `
      real reales verdadera verdadero verdaderas autentica autentico autenticas genuina veridica existente legitima de_verdad de_veras
    `,
    fake: `
      falsa falso falsos falsas fake fakes inventada inventado inventadas inventados ficticia ficticio ficticios ficticias catfish mentira
      trucha trucho truchos invento ficcion personaje imaginaria imaginario fantasia inexistente irreal bulo postiza chimba pirata
    `,
    person: 'persona mujer chica muchacha humana humano hombre alguien senora ser_humano nena tia mina vieja',
    profile: `
      perfil perfiles cuenta cuentas pagina sitio web mujeres chicas todas fotos nombre app plataforma persona personas historia aqui aca
      portal identidad chat
    `,
    photo: 'foto fotos imagen imagenes fotografia fotografias selfie retrato fotito',
    bot: `
      bot robot robots chatbot chatbots bots maquina maquinas ordenador computadora computador programa software ia inteligencia_artificial
      chatgpt gpt algoritmo automatico automatica automaticos automaticas contestador artificial sistema avatar androide cacharro script
      maquinita
    `,
    strictBot: 'bot robot chatbot chatgpt gpt algoritmo inteligencia_artificial software ia bots contestador',
    operator: `
      operadora operador operadoras operadores moderadora moderador moderadores animadora animador empleada empleado empleados empleadas
      staff teleoperadora trabajadora trabajador call_center callcenter agente agentes azafata telefonista asistente encargada contratada
      asalariada plantilla funcionaria chatera
    `,
    company: 'pagina sitio web plataforma agencia empresa compania app portal duenos jefes site gente',
    write: `
      escribes escribe escriben escribis escribir escribirme escribiendo contestas contesta contestan contestar contestarme respondes
      responde responden responder responderme chatear chateas chatea chateando mensaje mensajes hablas habla hablo hablar hablando hablarme
      respuesta respuestas charlar charlo platicar platico atiende atiendes atienden redacta teclea tecleas conversar
    `,
    pay: `
      pagan pagado pagada paga pagas sueldo salario nomina comision comisiones remunerado remunerada dinero plata pasta lana guita feria
      euros pesos pago cobro porcentaje tajada ganancia quincena honorarios varo billete
    `,
    meet: `
      vernos verte quedamos quedar conocernos conocerte encontrarnos encontrarte juntarnos juntamos cita citas salir salimos salgamos vemos
      veamos veremos encontramos encontremos reunirnos visitarte visitarme quedemos conozcamos juntemos
    `,
    when: `
      hoy manana sabado domingo viernes jueves lunes martes miercoles finde semana noche tarde dia pronto fin_de_semana agosto mes
      vacaciones ahorita
    `,
    place: `
      cenar cena cafe cafecito comer comida almorzar copa copas cerveza cine hotel bar restaurante playa bailar pasear paseo tomar helado
      trago parque concierto caminar desayunar discoteca birra cana canas piscina merendar habitacion baile tapas
    `,
    live: `
      en_persona cara_a_cara en_vivo en_la_vida_real frente_a_frente a_los_ojos en_carne_y_hueso fisicamente
    `,
    third: `
      el ella pelicula libro cancion serie novela amigo hermano hermana prima hijo hija vecino vecina marido politico jefe perro telenovela
      cunado mama ex esposa esposo
    `,
    thing: `
      cuero piel oro unas pelo pestanas madrid sociedad amigo amiga amistad amor problema suerte lastima pena academia caballero
    `,
  },
  short: `
    q=que k=que xq=porque pq=porque xk=porque x=por tb=tambien tmb=tambien d=de dnd=donde cdo=cuando qdo=cuando toy=estoy tas=estas ta=esta
    pa=para bn=bien msj=mensaje msjs=mensajes msg=mensaje finde=fin_de_semana ehto=esto ere=eres erees=eres sos=eres vos=tu ud=usted
    uds=ustedes dime=dime mñn=manana hrs=horas kms=km km=km quedams=quedamos pic=foto pics=fotos laburas=trabajas laburo=trabajo
    laburar=trabajar curro=trabajo curras=trabajas chamba=trabajo chambeas=trabajas neta=de_verdad acá=aqui aca=aqui
  `,
  distinct: `
    verdades persona pares
  `,
  quotes: 'cancion canta cantaba pelicula libro poema novela letra estribillo titulo frase serie',
  harmless: `
    de verdad que; la verdad; verdadero|verdadera amor|amiga|amigo|amistad; es verdad|mentira que; parece mentira; amor verdadero;
    nunca|no ~ te ~ pregunte|pregunto|preguntaba; preguntado si <are> <real>|<fake>; quedamos en que; no quiero; no existe mujer|nada|nadie;
    tiempo llevas; dentadura postiza; a mi cunado|hermano|hijo|hija; sois|eres una maquina como|cocinando; de carne y hueso o de;
    cita a ciegas tuve|fue; muchos desconfian; les dije a; nunca|jamas ~ pense|dude ~~ <are> ~~ <fake>|<real>|<bot>; no dudo; no te estoy;
    real madrid; fake news; programa|programas de|favorito|en_la|tele; ordenador|computadora nuevo|nueva|roto; lavadora|maquina de;
    dentista|medico|doctor|peluqueria|peluquero|banco|abogado|notario & cita; tengo|tenia|tuve cita ~ con|en|a; hombre|mujer de verdad;
    eres ~~ amor|encanto|cielo|sol; vivo|viva de alquiler; encantado|gusto|placer de? conocerte; mucho gusto;
    nos vemos luego|despues|manana|pronto $; hasta luego; me ~ pagan|pagaron|pago; con la verdad; en realidad !eres; a lo mejor
  `,
  kinds: {
    real: `
      <are> ~~ <real> !amiga|amigo - <third> | <thing>; <are> ~~ <fake> - <third> | <thing>; <are> ~ una? ~ <person> ~ <real>|o|normal;
      no <are> ~ <real>; <profile> ~~ <fake>|<real> - <third> | <thing> | mi; <fake> ~ <profile> - <third> | mi;
      ^ ~ <fake> ~ $ - <thing> | que; <real> o ~ <fake>|no|que; <fake> o ~ <real>|no; todas|todos|todo ~~ <fake> - <third>;
      existes|existis|exista|existas ~~; existe ~ <profile>|ella|alguna|una|de_verdad|realmente - todavia | dios;
      no existe|existes|existen ~~ ?|papa|senora|mujer|verdad; carne y hueso; al otro lado & alguien|persona|?|hay|quien|<person>;
      detras ~~ perfil|pantalla|nombre|foto|teclado|cuenta|de_esto & quien|alguien|persona|mujer|hombre|nadie|hay|?|esta;
      quien <are> ~ realmente|en_realidad|de_verdad|tu_realmente; en realidad & quien|<are> & quien|real|mujer|hombre|persona;
      quien <are> ~ ?; con quien ~~ hablo|hablando|chateo|escribo|chateando|estoy|trato ~~ realmente|verdad|realidad|?;
      <are> ~ quien ~ dices|dice|decis|aparentas|pretendes; quien ~ dices ser;
      <are> ~~ la|el|tu ~~ foto|fotos|imagen|imagenes|perfil - guapa; tu ~ <are> ~ tu; es|son|sea tuya|tuyas ~ foto|fotos;
      foto|fotos|imagen|imagenes & tuya|tuyas|bajaste|sacaste|robaste|robadas|robada|internet|google|modelo|actriz|revista|catalogo|pinterest|sale|falsa|ia|busque|real|reales|instagram|otra_persona & ?|esas|esa|seguro|creo|late|busque|son|es|no|parece - mia | me_saque;
      <photo> ~~~ papel|papelito|mi_nombre|cartel|periodico|dedos|fecha|prueba; busque|googlee & imagen|foto|cara;
      manda|mandame|enviame|dame|hazme|quiero|pasame ~~~ prueba|pruebas|videollamada|video|selfie|foto|audio & real|verdad|eres|existes|creerte|ver_si|compruebo|seguro|confiar - mi_perro;
      prueba|pruebas|pruebame|demuestra|demuestrame|demostrarme|compruebas|comprobar|comprueba|garantizas ~~~ real|eres|existes|verdad|quien|persona|sos|contrario|humana - cocinar;
      te llamas ~ de_verdad|realmente|asi|en_verdad; de_verdad|realmente ~ te llamas; nombre real|verdadero|autentico & tu|cual|?|es;
      dudo|duda|dudas|desconfio|sospecho|sospecha|desconfiar|dudar ~~~ <real>|<fake>|exist*|quien|persona|<are>|perfil|tu|mujer - <third>;
      creo|creer|seguro|saber|se|crea|fiarme|confiar|pienso|juraria|digo|admite|reconoce|confiesa|late ~~~ <are> ~~ <real>|<fake>|quien|mujer|persona|tu - guapa | casada;
      estafa|estafas|estafador*|timo|fraude|engano|enganando|enganar|scam|scammer & esto|pagina|eres|sos|aqui|me|tu|?|sitio|perfil - <third>;
      me estas|estan|estais|andas enganando|tomando|mintiendo|vacilando|estafando|timando|cuenteando; tomando|tomas|toma ~ el pelo;
      condiciones|letra_chica|letra_pequena|terminos|aviso_legal|reglas & ficticios|perfiles|fantasia|inventados|entretenimiento|ficticias;
      perfiles ~ ficticios|falsos|inventados|de_mentira;
      lei|leido|dicen|dice|dijo|dicho|oi ~~~ <fake>|estafa|no_existe|no_existes & aqui|pagina|mujeres|perfiles|chicas|esa|tu|todas|web|app - <thing>;
      <are> ~~ un ~ hombre|tio|senor|chavo|vato|wey ?|haciendo*|disfrazado|que|en; hombre o mujer; mujer o ~ hombre;
      <are> ~ la ~ misma ~~ foto|fotos|perfil|de|que|?; hay alguien ~~ real|verdad|ahi|alli|detras|otro; no me cuadra ~~~;
      cuenta ~~~ hiciste|creo|creaste ~~ empresa|pagina|tu; alguna|algo|nada ~ cierta|cierto|verdad ?; es ~ todo ~ mentira|inventado|cuento;
      de mentira; mentirosa & eres|perfil|quien; fantasma & hablo|eres|hablando; personaje & eres|ser|un|tu; no ~ hay ~ ninguna;
      <are> ~~ alguien ~; contigo|tu ~ <are> ~ <real>; no ~ <are> ~ la ~ de ~ foto|fotos; sinceramente|en_serio ~ <are> ~ <real>|tu
    `,
    bot: `
      <are> ~~ <bot> - guerra | capaz | hacer | <third>; <bot> ~ <are>;
      pareces|parece|parecen|suenas|suena|hablas|contestas ~~~ <bot>|copiado|copia_y_pega|automatizad*|programad* - pelicula;
      ^ ~ <strictBot> ~ ?|$ - mi; ^ <strictBot>; <bot> o ~~ <person>|<real>; <person>|<real> o ~~ <bot>;
      con ~~ <bot> & habl*|chate*|escrib*|convers*|platic*|charl* - mi | asistencia; <write> ~~~ <strictBot> ~~ - banco | telefonica | lei;
      <strictBot> ~~ <write>|detras|quien|verdad|genera - banco | telefonica; no <are> ~~ <strictBot>;
      <strictBot> & prueba|demuestra|demuestrame|dilo|creo|diria|seguro|apuesto|sospecho|admite|confiesa|asegura|jura - <third>;
      mensajes|respuestas|respuesta|mensaje|frases ~~ automatic*|generad*|programad*|escritas|predefinid*|copiad*|prefabricad*|enlatad*|pregrabad*|plantilla;
      automatic*|generad*|automatizad* ~ mensajes|respuestas|contestacion*; generad*|escrito|escrita|escritos ~~ por ~~ <bot>;
      suelta|manda|genera ~ un sistema|programa|maquina; humana|humano ?; <are> ~ humana|humano ~ ?|o|de|verdad - tambien | error;
      alguien|algun|persona ~ humano|humana; si no eres ~ una? ~ <bot>; <are> ~ artificial;
      cables|circuitos|bateria|tornillos|chips|enchufada & tienes|eres|tu|corazon|estas; cuanto es|son #0-1000; captcha; no soy un robot;
      turing; que programa eres; la ia & tu|eres|llevan|citas|perfil|escribe|contesta; disco rayado & pareces|eres; programad* ~ para;
      repites|repitiendo ~~~ <bot>; lee alguien; novia|novias virtual|virtuales; maquina ~~ contesta|responde|escribe|hablando
    `,
    operator: `
      <are> ~~ <operator> - <third> | inmobiliaria;
      <operator> & <are>|sois|hablo|aqui|pagina|chat|? - <third> | banco | hospital | compania_de | me_llamo | mi;
      <company> & contrat*|trabajas|trabajais|trabajan|emplead*|perteneces|equipo|formas_parte|sueldo|paga|gestiona|encarg* & tu|te|esta|esa|la|de|? - mi | hijo | hija | yo | estoy;
      trabajas|trabajais|trabaja ~~ para|en|con|por|aqui ~~ <company>|ellos|aqui|chat|esto|turnos|oficina;
      <are>|perteneces|vienes ~ del|de_la|al ~ <company>|staff|equipo|personal|plantilla;
      trabajo|oficio|profesion|empleo & tu|es|este|tuyo|haces & hombres|chat*|esto|escrib*|contest*|respond*|hablar|entretener|clientes|enamorar - mi | yo | en_que;
      haces esto ~ de|por|para ~ trabajo|profesion|oficio|vivir|dinero;
      por|tu trabajo & escribes|hablas|chateas|contestas|esto|pagado|remunerado;
      cuantas|cuantos ~ sois|son|estan|escriben|personas|mujeres|chicas|operadoras & perfil|cuenta|nombre|escrib*|contest*|sois|respond*|detras|manej* - hermanos | familia | casa;
      a cuantos|cuantas ~~~ contestas|respondes|hablas|atiendes|tiempo|llevas|entretienes|enganas;
      cuantos hombres|clientes|weyes|tios|chats|perfiles|tipos;
      varias|varios|diferentes|distintas|distintos|muchas|dos|otras ~ personas|chicas|mujeres|operadoras|tipos|contestan|escriben|responden|sois ~~ - anos;
      me contestan|responden|escriben ~~ varios|varias|distintas|diferentes|otra|entre;
      persona|chica|mujer ~ diferente|distinta|otra & habl*|escrib*|contest*|cada|hoy|ayer|siempre;
      cada|hoy|ayer ~~~ otra|distinta|diferente & contest*|habl*|escrib*|respond*|eres;
      otra persona & escrib*|contest*|ayer|hoy|ahora|cuenta|perfil;
      la ~ misma & siempre|ayer|<are>|contesta|chica|responde & ?|siempre|ayer|contesta;
      turno|turnos|guardia & tu|vuestro|hoy|quien|teneis|cambia*|os|ustedes|haceis|acaba*|te|nuevo - mi | hospital | yo | noche_en;
      os|se ~ turnan|turnais|rotan|relevan|relevais;
      companera|companeras|companeros|companero|colegas & tuyas|tus|entre|apuntes|notas|escrib*|contest*|pasando|dicho|turno|chat - mi | mis | trabajo_mio;
      ficha|apuntes|notas|expediente|historial ~~ & mia|mi|sobre_mi|companer*|de_mi|tienen|tienes|leyendo|lees - escuela;
      jefe|jefa|supervisor|supervisora|encargado & escrib*|dice|contest*|lee|deja|controla|mensajes|chat & tu|te|vuestro|su - mi;
      agencia & escrib*|chicas|trabaj*|<are>|tu - viajes; en nombre|lugar de & escrib*|contest*|otra|chica; perfiles ajenos; por cuenta de;
      call center & estas|eres|desde|seguro|trabaj* - yo | llamaron | llaman;
      oficina & estas|escrib*|desde|chat|chicas|contest* & tu|te|estas|escribes|gente|chicas|llevan - mi | yo | estoy;
      client* & soy|solo|uno|tuyo|tus|cuantos|otro - mi | yo_tengo | tienda; guion|libreto|script & lees|sigues|tienes|dan|leyendo;
      un hombre|tio ~~~ detras|haciendose|haciendo|finge|fingiendo|pasar;
      quien ~ escribe|contesta|responde|maneja|lleva ~ realmente|verdad|hoy|aqui|este|la_cuenta|ahora|en_realidad;
      interpretas|actuas|haces & papel|personaje|rol; con quien tengo el gusto; llevas|manejas|gestionas ~~ perfil|cuenta|perfiles|cuentas;
      tenerme|tenernos|mantenerme|mantener ~~~ enganchado|hombres|pegado|entretenido;
      sala|oficina|nave ~ con|llena ~~ muchachas|chicas|mujeres|otras; alguien ~ nueva|nuevo ?; equipo ~~ de la app|web|pagina;
      te contrataron|contrato|han_contratado|contrataron
    `,
    paid: `
      te|le|os|les ~ pagan|paga|pagaran|dan|depositan|ingresan|abonan|remuneran|pagaron|retribuyen ~~ por|para|a_fin|cada|bien|cuanto|?|$|dinero|plata|guita|lana|algo|comision - alquiler | extra | trabajo_de | vacaciones;
      quien te paga; cuanto|cuanta|que ~ te|os|le ~ pagan|dan|llevas|ganas|sacas|toca|cae|ingresan;
      cuanto ~~ ganas|cobras|llevas|sacas|facturas|pillas|cobra ~~ - alquiler | enfermera;
      <are>|estas|vas ~~ pagad*|paga|a_sueldo|remunerad*|asalariad*|a_comision|cobrando;
      cobras|cobrais|cobran|recibes|ganas|percibes|sacas|te_llevas|te_quedas|llevas|obtienes|te_embolsas|ingresas ~~~ <pay>|por ~~ <write>|mensaje|conmigo|aqui|esto|creditos|cada|$|mi|mis|hablar|? - tienda | trabajo | en_tu;
      cobras ~~ por|cada|algo|?;
      comision|porcentaje|tajada|sueldo|salario|nomina & tu|te|mis|mensaje*|creditos|llevas|chat*|por|eso - mi | mio | yo | hijo;
      por ~ dinero|plata|pasta|lana|guita|interes & o|?|lo_haces|hablas|escrib*|estas|conmigo|solo - yo; lo haces ~ por ~ <pay>;
      por mensaje|palabra|hora|minuto|mensajes & pag*|cobr*|dinero|dan|gan*|sueldo;
      vives|vivis|comes ~ de ~ esto|mi|hablar|nosotros|hombres|chatear|los;
      dinero|plata|lana|guita & te|recibes|dan|sacas|ganas|llevas & mensaje*|contest*|hablar|respond*|conmigo|escrib*|cada|por_esto|chat*|aqui;
      creditos|monedas|fichas|tokens ~~~ & gastar|gaste|comprar|llevas|quedas|consumir|gastando|sacar*|ganas & tu|te|para|hacer*|quieres|haces|quedas - se_me;
      sacarme|sacarnos|exprimir*|desplumar*|vaciar* ~~ dinero|plata|cuartos|pasta|lana|bolsillo|cartera|euros|guita|creditos;
      solo quieres|quieren|buscas ~~ mi|mis|nuestro ~ dinero|plata|creditos|pasta|lana; remunerad* ~ & o|tu|eres|hablas|curro|trabajo;
      gratis & escribes|hablas|me|o & o|te|sueldo|pagan; bolsillo & tu|tuyo|van|cual|tus; a fin de mes & te|depositan|pagan|cobras
    `,
    meet: `
      quedamos|nos_vemos|nos_juntamos|nos_encontramos|salimos|nos_conocemos|quedemos|nos_citamos ~~ ?|<when>|<place>|<live>|en|a|para|algun|un|esta|este|por|hoy - luego | mis_amigos | familia | hermanos | siempre;
      cuando|donde|podemos|podriamos|quiero|quisiera|quieres|queres|querrias|gustaria|encantaria|puedes|puedo|debemos|te_apetece|apetece|animas|animamos|ganas_de|espero|deseo|podremos|hace_ilusion|por_que ~~~ <meet> - medico | dentista | hija | madre | padre | hermano | no_te_estoy | amigos | nietos | ella | pelicula;
      <meet> ~~ <live>; verte|conocerte|encontrarte|abrazarte|besarte ~~ <live>|<when>|por_fin|ya|pronto;
      <live> & ver*|conoc*|encontr*|habl*|abraz*|quedar - <third>;
      salir|salimos|sales|salgamos ~~ conmigo|juntos|una_noche|?|<when> - mis | hijos | perro | amigos;
      ven|vente|vienes|venis|vendrias|vengas|venirte|vengan|pasate|acercate|venir ~~ a_mi|conmigo|mi_casa|a_casa|aqui|a_verme|a_cenar|a_dormir|a_comer|a_tomar|al ~ - familia | hijos | navidad;
      voy|ire|iria|paso|llego|salgo|me_acerco|acerco|viajo|cojo|agarro|vuelo|acercarme|me_planto ~~ a_verte|a_tu|por_ti|a_buscarte|a_recogerte|hasta_ahi|donde_ti|contigo|para_alla|verte|tu_casa|buscarte|esta_tarde_si ~;
      puedo|podria|dejas|deja|puedes ~~ ir_a|verte|visitarte|pasar|recogerte|buscarte|invitarte|dormir|quedarme|llevarte|acompanarte|acercarme ~~;
      te ~ invito|llevo|saco|recojo|busco|paso_a|espero|acompano|invitaria|llevaria|recogeria|preparo|cocino ~~ <place>|casa|a|en|fuera|<when>|donde|mi|? - respuesta | mensaje | corazon;
      invitarte|te_invito|invitacion|invito & ?|<place>|casa|acept*|<when>|tomar; donde ~ vives|vivis|estas|resides|vive ~~ exactamente;
      donde ~ vives|estas & voy|paso|carro|coche|direccion|recojo|verte|calle|acerco|exact*;
      dame|pasame|mandame|dime|enviame|cual ~~ tu? ~ direccion|calle|ubicacion|domicilio|portal;
      direccion|ubicacion & tu|dame|mandame|pasame|voy; a cuantos|cuanto ~ km|kilometros|estas|vives|lejos|minutos & estas|de|me_acerco|voy;
      que tan lejos; lejos ~ de ~ & vives|estas & acerco|voy|ver; cita ?;
      cita & tener|nuestra|contigo|primera|conmigo|real|a_ciegas|juntos|tu_y_yo|concert*|galante; nuestra|nuestro ~ cita|encuentro;
      <place> ~~ juntos|conmigo|contigo|tu_y_yo|los_dos|nosotros|tu_y_yo ~ - familia | hijos | trabajo | anoche;
      vamos|vayamos|podemos_ir|vamonos|ir|tomamos|tomarnos|tomemos|cenamos|comemos|bailamos|pasamos|pasar ~~ <place>|noche|<when> & juntos|?|conmigo|tu_y_yo|tu|contigo|los_dos|vos|quieres|algo - mis | familia | hijos | amigos;
      salimos a ~ tomar|cenar|bailar|caminar; nos vamos ~ a; vamonos juntos; juntos & <when>|noche|viaje|escapada|playa & ?|vamos|quiero;
      entradas|reserve|reservo|reservado|reservar|boletos|billetes & dos|juntos|conmigo|los_dos|vienes|para_nosotros|habitacion|mesa|te_vienes - mi_mujer | hijos;
      te vienes|venis|apuntas|animas ~~ conmigo|?|a; aceptarias|aceptas ~~ <place>|invitacion|cita|salir|venir;
      conmigo ~~ & comer|cenar|dormir|viajar|salir|bailar|vivir & aceptarias|quieres|quiero|vengas|te|ven|?;
      estoy|paso|llego|vengo|estare|ando ~~ en|por|cerca ~~~ vemos|cafe|estaras|tu_barrio|quedamos|verte|abrazo|libre|encontramos|juntamos;
      por tu barrio|zona|ciudad|casa & estoy|paso|voy|nos|ando; estas|estaras libre ~ <when>|el|este|esta;
      te espero ~~ en|a|manana|estacion|plaza|puerta|cafe|alli|bar|casa;
      abrazarte|tocarte|besarte|de_tu_mano|abrazo|cogerte|mirarte & cuando|por_fin|organic*|quiero|voy|estaras|ven & vernos|organic*|estaras|voy|ven|vienes|caminar;
      largas|excusas|pospones|evitas|aplazas|retrasas & vernos|quedar|cita|conocernos|encontr*|verme|siempre;
      dormir|pasar_la_noche|amanecer ~~ conmigo|contigo|juntos|en_tu|en_mi & quiero|puedo|ven|vengas|?|quieres - sueno | imagin*;
      entrar por la puerta; me das largas; recojo|recogerte|buscarte ~ ?|a_las|<when>|en; tu casa o ~ mia; paso por ti
    `,
  },
}
