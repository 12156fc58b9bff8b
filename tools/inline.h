/* Read before every C file that mypyc writes (tools/fast.py): what rules do most often, without a call.

   mypyc's library has each of these as a function. Here the usual case stands in the caller: a place inside the list, a
   small number, room at the end of a list, a class or one above it. Everything else still goes to the function. */

#ifndef WEALD_INLINE_H
#define WEALD_INLINE_H

#include <Python.h>
#include "CPy.h"

/* Numbers from -FEW on, kept as objects once they were needed; one table for a library. */
#define WEALD_FEW 16
#define WEALD_MANY 2048
__attribute__((weak, visibility("hidden"))) PyObject *weald_numbers[WEALD_MANY];

static inline bool weald_inside(PyObject *list, CPyTagged index) {
    return !(index & CPY_INT_TAG) && index >> 1 < (size_t)PyList_GET_SIZE(list); /* what is below 0 is far above */
}

static inline PyObject *weald_list_get(PyObject *list, CPyTagged index) {
    if (unlikely(!weald_inside(list, index)))
        return CPyList_GetItem(list, index);
    PyObject *found = PyList_GET_ITEM(list, index >> 1);
    Py_INCREF(found);
    return found;
}

static inline PyObject *weald_list_borrow(PyObject *list, CPyTagged index) {
    if (unlikely(!weald_inside(list, index)))
        return CPyList_GetItemBorrow(list, index);
    return PyList_GET_ITEM(list, index >> 1);
}

static inline bool weald_list_set(PyObject *list, CPyTagged index, PyObject *value) {
    if (unlikely(!weald_inside(list, index)))
        return CPyList_SetItem(list, index, value);
    PyObject *before = PyList_GET_ITEM(list, index >> 1);
    PyList_SET_ITEM(list, index >> 1, value);
    Py_DECREF(before);
    return true;
}

static inline int weald_append(PyObject *list, PyObject *value) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(((PyListObject *)list)->allocated <= size))
        return PyList_Append(list, value);
    Py_INCREF(value);
    PyList_SET_ITEM(list, size, value);
    Py_SET_SIZE(list, size + 1);
    return 0;
}

static CPy_NOINLINE PyObject *weald_number(CPyTagged x) {
    PyObject *made = CPyTagged_StealAsObject(x);
    size_t place = ((x >> 1) + WEALD_FEW) & (SIZE_MAX >> 1);
    if (!(x & CPY_INT_TAG) && place < WEALD_MANY) {
        Py_INCREF(made);
        weald_numbers[place] = made;
    }
    return made;
}

static inline PyObject *weald_as_object(CPyTagged x) {
    size_t place = ((x >> 1) + WEALD_FEW) & (SIZE_MAX >> 1);
    if (likely(!(x & CPY_INT_TAG) && place < WEALD_MANY)) {
        PyObject *known = weald_numbers[place];
        if (likely(known != NULL)) {
            Py_INCREF(known);
            return known;
        }
    }
    return weald_number(x);
}

static inline int weald_is_a(PyObject *object, PyTypeObject *type) {
    PyTypeObject *own = Py_TYPE(object);
    for (PyTypeObject *above = own; above != NULL; above = above->tp_base)
        if (above == type)
            return 1;
    return PyType_IsSubtype(own, type); /* a trait, or no */
}

/* Where a number stands in a list of numbers; -1 if it does not, -2 if that is not what they are. */
static inline Py_ssize_t weald_place(PyObject *list, PyObject *value) {
    if (!PyList_CheckExact(list) || !PyLong_CheckExact(value))
        return -2;
    CPyTagged wanted = CPyTagged_BorrowFromObject(value);
    if (wanted & CPY_INT_TAG)
        return -2;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++) {
        PyObject *here = PyList_GET_ITEM(list, i);
        if (here == value)
            return i;
        if (!PyLong_CheckExact(here))
            return -2;
        if (CPyTagged_BorrowFromObject(here) == wanted)
            return i;
    }
    return -1;
}

static inline int weald_contains(PyObject *row, PyObject *value) {
    Py_ssize_t place = weald_place(row, value);
    return place == -2 ? PySequence_Contains(row, value) : place >= 0;
}

static inline CPyTagged weald_index(PyObject *list, PyObject *value) {
    Py_ssize_t place = weald_place(list, value);
    return place < 0 ? CPyList_Index(list, value) : (CPyTagged)place << 1;
}

static inline int weald_remove(PyObject *list, PyObject *value) {
    Py_ssize_t place = weald_place(list, value);
    return place < 0 ? CPyList_Remove(list, value) : PyList_SetSlice(list, place, place + 1, NULL);
}

/* Two numbers as objects: what they are as such, or 1 if they are anything else (or large). */
static inline CPyTagged weald_small(PyObject *object) {
    return PyLong_CheckExact(object) ? CPyTagged_BorrowFromObject(object) : CPY_INT_TAG;
}

static inline PyObject *weald_add(PyObject *left, PyObject *right) {
    CPyTagged a = weald_small(left), b = weald_small(right);
    Py_ssize_t whole;
    if (((a | b) & CPY_INT_TAG) || __builtin_add_overflow((Py_ssize_t)a, (Py_ssize_t)b, &whole))
        return PyNumber_InPlaceAdd(left, right);
    return weald_as_object((CPyTagged)whole);
}

static inline PyObject *weald_subtract(PyObject *left, PyObject *right) {
    CPyTagged a = weald_small(left), b = weald_small(right);
    Py_ssize_t rest;
    if (((a | b) & CPY_INT_TAG) || __builtin_sub_overflow((Py_ssize_t)a, (Py_ssize_t)b, &rest))
        return PyNumber_InPlaceSubtract(left, right);
    return weald_as_object((CPyTagged)rest);
}

__attribute__((weak, visibility("hidden"))) PyObject *weald_sum;

/* ``sum`` of a list of numbers. Everything else that is called as a value is called so. */
static inline PyObject *weald_call(PyObject *called, PyObject *const *args, size_t count, PyObject *names) {
    if (unlikely(weald_sum == NULL))
        weald_sum = PyDict_GetItemString(PyEval_GetBuiltins(), "sum");
    if (called == weald_sum && PyVectorcall_NARGS(count) == 1 && names == NULL && PyList_CheckExact(args[0])) {
        Py_ssize_t whole = 0, i = 0, size = PyList_GET_SIZE(args[0]);
        for (; i < size; i++) {
            CPyTagged x = weald_small(PyList_GET_ITEM(args[0], i));
            if ((x & CPY_INT_TAG) || __builtin_add_overflow(whole, (Py_ssize_t)x, &whole))
                break;
        }
        if (i == size)
            return weald_as_object((CPyTagged)whole);
    }
    return PyObject_Vectorcall(called, args, count, names);
}

/* An answer goes to the procedure that waits for it. Everything else that is called by name is called so. */
static inline PyObject *weald_send(PyObject *name, PyObject *const *args, size_t count, PyObject *names) {
    if (PyVectorcall_NARGS(count) == 2 && names == NULL) {
        PyAsyncMethods *slots = Py_TYPE(args[0])->tp_as_async;
        if (slots != NULL && slots->am_send != NULL && PyUnicode_GET_LENGTH(name) == 4
            && memcmp(PyUnicode_DATA(name), "send", 4) == 0) {
            PyObject *asked;
            if (likely(slots->am_send(args[0], args[1], &asked) == PYGEN_NEXT))
                return asked;
            if (asked != NULL) { /* the procedure is through (and returns None, as rules do) */
                PyErr_SetNone(PyExc_StopIteration);
                Py_DECREF(asked);
            }
            return NULL;
        }
    }
    return PyObject_VectorcallMethod(name, args, count, names);
}

#define CPyList_GetItem weald_list_get
#define CPyList_GetItemBorrow weald_list_borrow
#define CPyList_SetItem weald_list_set
#define CPyList_Index weald_index
#define CPyList_Remove weald_remove
#define PyList_Append weald_append
#define PySequence_Contains weald_contains
#define CPyTagged_StealAsObject weald_as_object
#define PyNumber_InPlaceAdd weald_add
#define PyNumber_InPlaceSubtract weald_subtract
#define PyObject_Vectorcall weald_call
#define PyObject_VectorcallMethod weald_send
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) weald_is_a((PyObject *)(object), (type))

#endif
